import { type ClockDay, err, ok, parseIsoDay, type Result } from '@paydirt/domain';

import type { Refusal } from './operation.ts';

/** First and last clock day of a request, both included; null for no bound. */
export interface DayRange {
  readonly from: ClockDay | null;
  readonly to: ClockDay | null;
}

const refuse = (field: 'from' | 'to', reason: 'malformed' | 'days_reversed') =>
  err({ error: 'invalid_input' as const, data: { fields: { [field]: reason } } });

/**
 * Read the requested days. A day that does not exist, or a last day before the first, is refused with the
 * name of its parameter.
 */
export function readDayRange(input: {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}): Result<DayRange, Refusal> {
  const from = input.from === undefined ? ok(null) : parseIsoDay(input.from);
  if (!from.ok) return refuse('from', 'malformed');
  const to = input.to === undefined ? ok(null) : parseIsoDay(input.to);
  if (!to.ok) return refuse('to', 'malformed');
  if (from.value !== null && to.value !== null && to.value < from.value) return refuse('to', 'days_reversed');
  return ok({ from: from.value, to: to.value });
}
