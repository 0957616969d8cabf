import { moveClock } from '@paydirt/contract/sandbox/world';
import { type EpochMs, fromIso, toIso, unwrap } from '@paydirt/domain';

import { usePlatform } from '../hooks.tsx';
import { daysBetween } from '../services/days-passed.ts';
import { useSend } from './use-send.ts';
import { useRefresh } from './use-call.ts';

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
      if (before !== null) passed.set(daysBetween(before, now) ?? passed.get());
      return { now };
    },
  };
}
