'use client';

import type { ReactNode } from 'react';
import { ClockProvider } from '@paydirt/ui/ticker';
import { epochMs } from '@paydirt/ui/values';

const now = () => epochMs(Date.now());

export function Clock({ children }: { children: ReactNode }) {
  return <ClockProvider now={now}>{children}</ClockProvider>;
}
