import type { Observable } from '../observable.ts';

/** A version of the app that the device has fetched and that is not applied yet. */
export interface NewerVersion {
  readonly version: string;
  /** One sentence on what changed, in the member's language. */
  readonly changes: string;
  /** Load the page again as that version. */
  readonly take: () => void;
}

/** The newer version that can be applied; null while there is none. */
export type AppUpdate = Observable<NewerVersion | null>;
