const SHOWN_DIGITS = 4;

/** Shorten the number of a phone or an account to the digits that its owner knows it by. */
export const lastDigits = (number: string): string => number.slice(-SHOWN_DIGITS);

/**
 * Tell whether a name was never given: it is the phone number or the e-mail address of the account. Such a member
 * is greeted without a name.
 */
export function isStandInName(name: string): boolean {
  return /^\+\d+$|^[^\s@]+@[^\s@]+$/.test(name);
}

/**
 * The name that others see: of a phone number the last digits alone, of an e-mail address the first letter. The
 * services do the same in SQL.
 */
export function publicName(name: string): string {
  if (!isStandInName(name)) return name;
  return name.includes('@') ? `${name.slice(0, 1)}…` : `…${lastDigits(name)}`;
}
