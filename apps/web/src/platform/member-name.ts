import type { User } from '@paydirt/contract/account/session';
import { isStandInName } from '@paydirt/domain';

/** Get the name that a member entered; null where it is only their phone number or e-mail address. */
export function givenName({ name }: Pick<User, 'name'>): string | null {
  return isStandInName(name) ? null : name;
}
