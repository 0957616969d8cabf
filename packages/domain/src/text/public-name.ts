const SHOWN_DIGITS = 4;

/** The name that others see: one that is still a phone number shows its last digits alone. The services do the same in SQL. */
export function publicName(name: string): string {
  return /^\+\d+$/.test(name) ? `…${name.slice(-SHOWN_DIGITS)}` : name;
}
