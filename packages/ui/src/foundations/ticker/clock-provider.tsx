import type { EpochMs } from '@paydirt/domain';
import { createContext, use, useMemo, type ReactNode } from 'react';

import { createTicker, type Ticker } from './ticker.ts';

const TickerContext = createContext<Ticker | null>(null);
const InitialNowContext = createContext<EpochMs | null>(null);

export interface ClockProviderProps {
  /**
   * The service's clock; null while its time is not known, when no countdown shows anything. Keep its identity:
   * another function is another clock.
   */
  now: () => EpochMs | null;
  /**
   * The moment at which a server writes the page, given to the browser with it: countdowns then have a first value in
   * the markup, until `now` puts it right in the first frame.
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

/** Read the time at which a server wrote the page; null where it is not given. */
export function useInitialNow(): EpochMs | null {
  return use(InitialNowContext);
}

/** Read the tree's ticker. Throws outside a {@link ClockProvider}: a clock of the device would lie about ends (H4). */
export function useTicker(): Ticker {
  const ticker = use(TickerContext);
  if (!ticker) {
    throw new Error(
      "ui: no clock. Countdowns run on the service's clock: wrap the tree in <ClockProvider now={…}>.",
    );
  }
  return ticker;
}
