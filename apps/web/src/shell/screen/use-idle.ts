import { useEffect, useState } from 'react';

import { ahead } from '../../platform/loading/load-ahead.ts';

/** Tell if the first screen is drawn and the browser has had time for more. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => ahead.add(async () => setIdle(true)), []);
  return idle;
}
