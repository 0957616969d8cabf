import { clock as clockCall, moveClock, seed } from '@paydirt/contract/sandbox/world';
import { DAY_MS, type EpochMs, fromIso, SECOND_MS, toIso, unwrap } from '@paydirt/domain';
import { useEffect, useRef, useState } from 'react';

import { useFailureText, usePlatform } from '../hooks.tsx';
import { useEntry } from '../navigation/hash-location.ts';
import { daysBetween, joined } from '../services/days-passed.ts';
import { useSend } from './use-send.ts';
import { useCall, useRefresh } from './use-call.ts';

/** A move of the test clock: by a span, or to a time. */
export type ClockMove = { readonly bySeconds: number } | { readonly to: EpochMs };

/** Interval at which a clock that may be moving is polled. */
const WATCHED_EVERY_MS = SECOND_MS;

/** Get the function that moves the test clock and then refreshes everything; an error is returned. */
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
      let result = await send('to' in move ? { to: toIso(move.to) } : { advanceSeconds: move.bySeconds });
      // While a long move is still running (`to` is set), repeating its request waits for it.
      while (result?.ok && result.value.data.to !== null) result = await send({ to: result.value.data.to });
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

/** A move of the clock in progress: the time reached so far, its start and its end. */
export interface ClockProgress {
  readonly now: EpochMs;
  readonly from: EpochMs;
  readonly to: EpochMs;
}

/** State of the services' clock. */
export interface ClockState {
  readonly progress: ClockProgress | null;
  /** A due job failed, and is retried. */
  readonly failed: boolean;
}

const timeOf = (iso: string) => unwrap(fromIso(iso));

/**
 * Watch the clock, each second while it moves, also when another page moves it or the move began before this
 * page opened. When a move has ended, everything is fetched again.
 *
 * @param moving This page moves the clock: then `useMoveClock` refreshes.
 */
export function useClockState(moving: boolean): ClockState {
  const { clock } = usePlatform();
  const refresh = useRefresh();
  const underWay = useRef(false);
  const view = useCall(
    clockCall,
    {},
    { everyMs: (shown) => (moving || (shown !== undefined && shown.to !== null) ? WATCHED_EVERY_MS : 0) },
  );
  const state = view.status === 'ready' ? view.value : null;
  const advancing = state !== null && state.to !== null;
  useEffect(() => {
    if (state === null) return;
    if (!advancing && underWay.current && !moving) {
      clock.synchronize(timeOf(state.now));
      void refresh();
    }
    underWay.current = advancing;
  }, [state, advancing, moving, clock, refresh]);
  const progress =
    state === null || state.from === null || state.to === null
      ? null
      : { now: timeOf(state.now), from: timeOf(state.from), to: timeOf(state.to) };
  return { progress, failed: state?.state === 'failed' };
}

/** Action that moves the clock by a day, with its state. */
export interface NextDay {
  readonly pass: (() => void) | null;
  readonly passing: boolean;
  /** Reason why the last move failed, for the page on which it was requested. */
  readonly failure: string | null;
  readonly dismiss: () => void;
}

/**
 * Get the action that moves the clock by a day: null where it needs the class key and none was entered (decision
 * 0026), and until `asks` is true and the services have answered.
 */
export function useNextDay(asks: boolean): NextDay {
  const failureText = useFailureText();
  const { move, moving } = useMoveClock();
  const access = useCall(seed, asks ? {} : null, { once: true });
  const { id: page } = useEntry();
  const [failed, setFailed] = useState<{ readonly error: unknown; readonly page: string } | null>(null);
  // The failure disappears when the page changes, as every message does.
  if (failed !== null && failed.page !== page) setFailed(null);
  const mayMove = access.status === 'ready' && !access.value.keyNeeded;

  async function pass() {
    const moved = await move({ bySeconds: DAY_MS / SECOND_MS });
    if (moved !== null) setFailed('error' in moved ? { error: moved.error, page } : null);
  }

  return {
    pass: mayMove ? () => void pass() : null,
    passing: moving,
    failure: failed === null ? null : failureText(failed.error),
    dismiss: () => setFailed(null),
  };
}
