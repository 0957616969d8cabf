const SHOWN_DIGITS = 4;

/** Say whether a name is still the phone number that stands in for one. */
export function isPhoneName(name: string): boolean {
  return /^\+\d+$/.test(name);
}

/** The name that others see: one that is still a phone number shows its last digits alone. The services do the same in SQL. */
export function publicName(name: string): string {
  return isPhoneName(name) ? `…${name.slice(-SHOWN_DIGITS)}` : name;
}
