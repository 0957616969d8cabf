const SHOWN_DIGITS = 4;

/** Shorten the number of a phone or an account to the digits that its owner knows it by. */
export const lastDigits = (number: string): string => number.slice(-SHOWN_DIGITS);

/**
 * Say whether a name is one that nobody gave: the phone number or the e-mail address of the account, which stands in for
 * one. Who is called so is greeted without a name.
 */
export function isStandInName(name: string): boolean {
  return /^\+\d+$|^[^\s@]+@[^\s@]+$/.test(name);
}

/**
 * The name that others see: a phone number that stands in for one shows its last digits alone, an e-mail address its
 * first letter. The services do the same in SQL.
 */
export function publicName(name: string): string {
  if (!isStandInName(name)) return name;
  return name.includes('@') ? `${name.slice(0, 1)}…` : `…${lastDigits(name)}`;
}
