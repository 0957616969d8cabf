import type { Remaining } from '@paydirt/domain';
import { clockDigits } from './clock-digits.ts';

/** Templates for the remaining time, as plain texts: a server component cannot pass functions. */
export interface CountdownTexts {
  /** Text while it runs, with `{left}` for the remaining time: "Ends in {left}". */
  readonly running: string;
  /** Remaining time of a day or more, with `{days}` and `{clock}`: "{days} d {clock}". */
  readonly days: string;
  /** Text after the end. */
  readonly ended: string;
}

/** Format the remaining time, by texts or by a function. */
export function writeLeft(format: CountdownTexts | ((left: Remaining) => string), left: Remaining): string {
  if (typeof format === 'function') return format(left);
  if (left.done) return format.ended;
  const clock = clockDigits(left);
  // A replacement function, because a string could contain special replacement patterns.
  const written =
    left.days > 0
      ? format.days.replace('{days}', () => String(left.days)).replace('{clock}', () => clock)
      : clock;
  return format.running.replace('{left}', () => written);
}
