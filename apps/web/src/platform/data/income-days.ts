import { type IncomeDays, incomeDays } from '@paydirt/contract/wallet/income';
import { isoDay, SECOND_MS } from '@paydirt/domain';
import { useState } from 'react';

import type { DaysPassed } from '../services/days-passed.ts';
import { useCall } from './use-call.ts';

/** Just after midnight the machines are booked one after the other. */
const RETRY_MS = 2 * SECOND_MS;

/**
 * Watch for the results of days that passed, once every machine is booked; null until then, and where they are
 * unavailable.
 */
export function useIncomeDays({ from, to }: Pick<DaysPassed, 'from' | 'to'>): IncomeDays | null {
  const [settled, setSettled] = useState<IncomeDays | null>(null);
  const view = useCall(
    incomeDays,
    { from: isoDay(from), to: isoDay(to) },
    { everyMs: settled === null ? RETRY_MS : 0 },
  );
  // A settled day does not change, so polling stops.
  if (settled === null && view.status === 'ready' && !view.stale && view.value.settled)
    setSettled(view.value);
  return settled;
}
