import type { PlainKey } from '../../../platform/language/plain-key.ts';

type GreetingKey = 'home.greeting.morning' | 'home.greeting.afternoon' | 'home.greeting.evening';

/** Greet by the hour of the service's clock. After midnight it is still evening for who is awake. */
export function greetingOf(hour: number): Exclude<GreetingKey, PlainKey> {
  if (hour >= 5 && hour < 12) return 'home.greeting.morning';
  return hour >= 12 && hour < 18 ? 'home.greeting.afternoon' : 'home.greeting.evening';
}
