import type { User } from '@paydirt/contract';
import { isPhoneName } from '@paydirt/domain';

/** What a member gave as their name; null where only their phone number stands in for one. */
export function givenName({ name }: Pick<User, 'name'>): string | null {
  return isPhoneName(name) ? null : name;
}
