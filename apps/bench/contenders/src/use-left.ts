import { useEffect, useState } from 'react';

import { leftText } from './data.ts';

/** A countdown as it is written where a library brings none: state and an interval in each card. */
export function useLeft(endsAt: number): string {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return leftText(endsAt, now);
}
