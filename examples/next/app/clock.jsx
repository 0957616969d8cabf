'use client';

import { ClockProvider } from '@paydirt/ui/ticker';
import { epochMs } from '@paydirt/ui/values';

const now = () => epochMs(Date.now());

/** Gives countdowns their clock. A function of yours comes from a client component. */
export function Clock({ children }) {
  return <ClockProvider now={now}>{children}</ClockProvider>;
}
