import { observable, type Observable } from '../observable.ts';
import type { Fault } from './fault.ts';

/** The fault in force, in memory alone: a reload ends it. */
export type FaultState = Observable<Fault | null>;

export function createFaults(): FaultState {
  return observable<Fault | null>(null);
}

/**
 * Wrap `fetch` so that it fails as configured. The sandbox's own calls stay whole, so that the test panel still
 * works.
 */
export function faultyFetch(
  fetch: typeof globalThis.fetch,
  faults: FaultState,
  isSandbox: (url: string) => boolean,
  now: () => number | null,
): typeof globalThis.fetch {
  return async (input, init) => {
    const fault = faults.get();
    const url = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
    if (fault === null || isSandbox(url)) return fetch(input, init);
    const { brokenFetch } = await import('./broken-fetch.ts');
    return brokenFetch(fault, () => fetch(input, init), now());
  };
}
