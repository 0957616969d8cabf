import { useEffect, useState } from 'react';

import { preloads } from '../../platform/loading/preload-queue.ts';

/** Tell if the first screen is drawn and the browser has had time for more. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => preloads.add(async () => setIdle(true)), []);
  return idle;
}
