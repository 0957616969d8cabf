import type { Translate } from '@paydirt/i18n';

/** Greet by the hour of the service's clock. After midnight it is still evening for who is awake. */
export function hourOfDay(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}

/** Greet a member by the first name; without a name, greet without one. */
export function greetingOf(hour: number, name: string | null, t: Translate): string {
  if (name === null) return t(`home.greetingAlone.${hourOfDay(hour)}`);
  return t(`home.greeting.${hourOfDay(hour)}`, { name: name.split(/\s/u, 1)[0] ?? name });
}
