const SHOWN_DIGITS = 4;

/** Shorten a phone or account number to the digits by which its owner recognizes it. */
export const lastDigits = (number: string): string => number.slice(-SHOWN_DIGITS);

/**
 * Tell whether no name was ever entered: the name is the phone number or the e-mail address of the account. Such a
 * member is greeted without a name.
 */
export function isStandInName(name: string): boolean {
  return /^\+\d+$|^[^\s@]+@[^\s@]+$/.test(name);
}

/**
 * The name that others see: for a phone number only the last digits, for an e-mail address the first letter. The
 * services do the same in SQL.
 */
export function publicName(name: string): string {
  if (!isStandInName(name)) return name;
  return name.includes('@') ? `${name.slice(0, 1)}…` : `…${lastDigits(name)}`;
}
