import type { User } from '@paydirt/contract';

/** What a member gave as their name; null where only their phone number stands in for one. */
export function givenName({ name }: Pick<User, 'name'>): string | null {
  return /^\+\d+$/.test(name) ? null : name;
}
