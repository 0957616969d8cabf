import { moveClock, seed } from '@paydirt/contract/sandbox/world';
import { DAY_MS, type EpochMs, fromIso, SECOND_MS, toIso, unwrap } from '@paydirt/domain';

import { useFailureText, usePlatform, useToast } from '../hooks.tsx';
import { daysBetween, joined } from '../services/days-passed.ts';
import { useSend } from './use-send.ts';
import { useCall, useRefresh } from './use-call.ts';

/** A move of the test clock: by a span, or to a time. */
export type ClockMove = { readonly bySeconds: number } | { readonly to: EpochMs };

/** Get the function that moves the test clock and then refreshes everything; an error is given back. */
export function useMoveClock(): {
  readonly move: (move: ClockMove) => Promise<{ readonly now: EpochMs } | { readonly error: unknown } | null>;
  readonly moving: boolean;
} {
  const { clock, passed } = usePlatform();
  const refresh = useRefresh();
  const { send, sending } = useSend(moveClock);
  return {
    moving: sending,
    async move(move) {
      const before = clock.serviceTime();
      const result = await send('to' in move ? { to: toIso(move.to) } : { advanceSeconds: move.bySeconds });
      if (result === null) return null;
      if (!result.ok) return { error: result.error };
      const now = unwrap(fromIso(result.value.data.now));
      clock.synchronize(now);
      await refresh();
      const days = before === null ? null : daysBetween(before, now);
      if (days !== null) passed.set(joined(passed.get(), days));
      return { now };
    },
  };
}

/**
 * Get what lets a day pass: null where the class key is needed for it and was not entered (decision 0026), and until
 * `asks` and the services have said so.
 */
export function useNextDay(asks: boolean): {
  readonly pass: (() => void) | null;
  readonly passing: boolean;
} {
  const toast = useToast();
  const failureText = useFailureText();
  const { move, moving } = useMoveClock();
  const access = useCall(seed, asks ? {} : null, { once: true });
  const mayMove = access.status === 'ready' && !access.value.keyNeeded;

  async function pass() {
    const moved = await move({ bySeconds: DAY_MS / SECOND_MS });
    if (moved !== null && 'error' in moved) toast(failureText(moved.error), 'failure');
  }

  return { pass: mayMove ? () => void pass() : null, passing: moving };
}
