import { createClient } from '@paydirt/contract';
import { login } from '@paydirt/contract/account/login';
import { seed } from '@paydirt/contract/sandbox/world';
import { SECOND_MS } from '@paydirt/domain';

/** A day's end, or a check of a large ledger, on a busy machine. */
const ANSWERED_WITHIN_MS = 600 * SECOND_MS;

/** Make a client of the services at an address. */
export function clientOf(address: string, token: string | null = null, fetch = globalThis.fetch) {
  return createClient({
    baseUrl: (service) => `${address}/api/${service}`,
    language: () => 'en_US',
    token: () => token,
    timeoutMs: ANSWERED_WITHIN_MS,
    fetch,
  });
}

/** Log in a ready-made member with leases: the session's token, and the app's storage for it. */
export async function createBenchMember(address: string) {
  const client = clientOf(address);
  const { data } = await client.call(seed, {});
  const ready = data.members.find(({ about }) => about === 'with_leases');
  if (ready === undefined) throw new Error('bench: the seed has no such member');
  const answer = await client.call(login, { phone: ready.phone, password: ready.password });
  return {
    token: answer.msg,
    kept: {
      'paydirt.token': answer.msg,
      'paydirt.userId': answer.data.userId,
      'paydirt.user': JSON.stringify(answer.data),
    },
  };
}
