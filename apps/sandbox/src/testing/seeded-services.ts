import { faucet } from '@paydirt/contract/sandbox/world';

import { PUBLIC_INVITATION_CODES } from '../services/user/registration/create-member.ts';
import { type Services, type ServicesUnderTest, type TestMember, withServices } from './with-services.ts';

/** Set up all services on the seed, like at a normal start. */
export function withSeededServices(options: Omit<ServicesUnderTest, 'seeded'> = {}): Services {
  return withServices({ ...options, seeded: true });
}

let people = 0;

/** Create a member with play money: registered through the services, with a grant of the faucet. */
export async function memberWith(services: Services, amount: string): Promise<TestMember> {
  people += 1;
  const phone = `+9198765${String(10_000 + people)}`;
  const member = await services.register(phone, PUBLIC_INVITATION_CODES[0]);
  if (amount !== '0') await services.call(faucet, { phone, amount });
  return member;
}
