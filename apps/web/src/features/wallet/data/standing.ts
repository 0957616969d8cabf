import { type Standing, standing } from '@paydirt/contract/wallet/standing';
import { type AheadInput, type RunRange, RUNS, shownStanding, type StandingParts } from '@paydirt/domain';
import { useEffect, useState } from 'react';

import { useCall } from '../../../platform/data/use-call.ts';
import { moneyOf } from '../../../platform/data/wire.ts';
import { lookAheadInWorker } from '../balance/look-ahead-in-worker.ts';

/** Read the result of stopping now. */
export const useStanding = () => useCall(standing, {});

/** Read the parts of the figure, as they are shown. */
export function partsOf(exact: Standing): StandingParts {
  return shownStanding({
    available: moneyOf(exact.available),
    receivable: moneyOf(exact.receivable),
    arriving: moneyOf(exact.arriving),
    returns: moneyOf(exact.returns),
    withdrawing: moneyOf(exact.withdrawing),
    takenOut: moneyOf(exact.takenOut),
    putIn: moneyOf(exact.putIn),
  });
}

/** Build the input of the simulated runs. The seed is the day's: they stay the same until it ends. */
export function aheadInputOf(exact: Standing, days: number): AheadInput {
  return {
    parts: partsOf(exact),
    leases: exact.leases.map(({ productId, price, dailyIncome, validDays, daysAccrued }) => ({
      productId,
      price: moneyOf(price),
      dailyIncome: moneyOf(dailyIncome),
      validDays,
      daysAccrued,
    })),
    pastDays: Object.fromEntries(
      exact.machines.map((machine) => [
        machine.productId,
        machine.days.map(({ paidPermille }) => paidPermille),
      ]),
    ),
    days,
    seed: `paydirt-ahead-1:${exact.day}`,
    runs: RUNS,
  };
}

/** The days ahead, while they are worked out, and when that failed. */
export type Ahead =
  | { readonly status: 'working' }
  | { readonly status: 'ready'; readonly days: readonly RunRange[] }
  | { readonly status: 'failed'; readonly retry: () => void };

/** Simulate the days ahead in a worker; the last result stays until the next is there. */
export function useLookAhead(exact: Standing, days: number): Ahead {
  // A new object starts another attempt.
  const [attempt, setAttempt] = useState({});
  const [known, setKnown] = useState<{
    readonly days: readonly RunRange[] | 'failed';
    readonly of: object;
  }>();
  useEffect(() => {
    const { result, stop } = lookAheadInWorker(aheadInputOf(exact, days));
    const of = attempt;
    let wanted = true;
    async function wait() {
      const ahead = await result.catch(() => 'failed' as const);
      if (wanted) setKnown({ days: ahead, of });
    }
    void wait();
    return () => {
      wanted = false;
      stop();
    };
  }, [exact, days, attempt]);
  if (known?.of !== attempt) return { status: 'working' };
  if (known.days !== 'failed') return { status: 'ready', days: known.days };
  return { status: 'failed', retry: () => setAttempt({}) };
}
