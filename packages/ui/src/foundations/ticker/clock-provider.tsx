import type { EpochMs } from '@paydirt/domain';
import { createContext, use, useMemo, type ReactNode } from 'react';

import { createTicker, type Ticker } from './ticker.ts';

const TickerContext = createContext<Ticker | null>(null);
const InitialNowContext = createContext<EpochMs | null>(null);

export interface ClockProviderProps {
  /**
   * The service's clock. It returns null while the time is not known; countdowns then show nothing. Keep its identity:
   * another function is another clock.
   */
  now: () => EpochMs | null;
  /**
   * The time at which a server rendered the page, sent to the browser with it: countdowns then have a first value in
   * the markup, which `now` corrects in the first frame.
   */
  initialNow?: EpochMs | undefined;
  /** The part of the page that shows times of this clock. */
  children: ReactNode;
}

/** Give a tree the service's clock, and the one ticker that everything in it follows. Renders no element. */
export function ClockProvider({ now, initialNow, children }: ClockProviderProps) {
  const ticker = useMemo(() => createTicker(now), [now]);
  return (
    <InitialNowContext value={initialNow ?? null}>
      <TickerContext value={ticker}>{children}</TickerContext>
    </InitialNowContext>
  );
}

/** Read the time at which a server rendered the page; null where it is not given. */
export function useInitialNow(): EpochMs | null {
  return use(InitialNowContext);
}

/** Read the tree's ticker. Throws outside a {@link ClockProvider}: the device's clock could show wrong ends (H4). */
export function useTicker(): Ticker {
  const ticker = use(TickerContext);
  if (!ticker) {
    throw new Error(
      "ui: no clock. Countdowns run on the service's clock: wrap the tree in <ClockProvider now={…}>.",
    );
  }
  return ticker;
}
