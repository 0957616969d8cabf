import type { Result } from '@paydirt/domain';

import type { Observable } from './observable.ts';

/**
 * State of this browser's world: the browser stores it, or stores nothing; has no space for the last change; stores
 * a world that this version cannot open; or a newer version, in another tab, uses it.
 */
export type WorldState = 'kept' | 'of_page' | 'full' | 'unreadable' | 'outdated';

/** The world of this browser, where the services run in it. */
export interface World {
  readonly state: Pick<Observable<WorldState>, 'get' | 'subscribe'>;
  /** Get it as a file. */
  readonly download: () => Promise<Blob>;
  /** Put the one of a file in its place; what is no world for this version changes nothing. */
  readonly open: (file: Blob) => Promise<Result<null, 'too_large' | 'no_world' | 'full'>>;
  /** Throw it away, and begin another. False if none can be begun now, and it stays. */
  readonly startOver: () => Promise<boolean>;
}
