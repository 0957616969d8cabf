/**
 * Name the channel between the tabs and the one that runs the services.
 *
 * @param isolated Name of a world that only one page has, and that ends with it.
 */
export const channelOf = (isolated?: string): string => `paydirt-services${isolated ?? ''}`;
/** Code of a connection that was lost (RFC 6455, 7.4.1). */
export const LOST = 1006;
/** Name of the lock that the tab with the services holds. */
export const LOCK = 'paydirt-services';
/** Path of the world itself: GET downloads it as a file, PUT replaces it by a file, DELETE starts over. */
export const WORLD_PATH = '/world';

/** Size limit of a world's file; a world with ten thousand records has a tenth of that. */
export const WORLD_FILE_MAX_BYTES = 64 * 1024 * 1024;

/**
 * State of this browser's world: `kept`, the browser stores it; `of_page`, the browser stores nothing;
 * `full`, there was no space for the last change; `unreadable`, this version cannot open it; `outdated`, a
 * newer build runs the services.
 */
export type WorldState = 'kept' | 'of_page' | 'full' | 'unreadable' | 'outdated';

/** Request that one tab sends to another. */
export interface SentRequest {
  readonly kind: 'request';
  readonly id: string;
  /** Build time of the app that sends it; null if any build may answer. */
  readonly builtAt: number | null;
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ArrayBuffer;
}

export interface SentAnswer {
  readonly kind: 'answer';
  readonly id: string;
  readonly world: WorldState;
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ArrayBuffer;
}

/** Event of a socket in a tab. */
export type FromSocket = { readonly kind: 'from_socket'; readonly id: string } & (
  | { readonly says: 'open' | 'alive' | 'close' }
  | { readonly says: 'text'; readonly text: string }
);

/** Event from the services to a tab's socket. `ping` asks for `alive`. */
export type ToSocket = { readonly kind: 'to_socket'; readonly id: string } & (
  | { readonly says: 'opened' | 'ping' }
  | { readonly says: 'text'; readonly text: string }
  | { readonly says: 'closed'; readonly code: number; readonly reason: string }
);

/** Message on the channel. */
export type Message =
  | SentRequest
  | SentAnswer
  | FromSocket
  | ToSocket
  /** A request has arrived and is being handled. */
  | { readonly kind: 'taken'; readonly id: string }
  /** This tab now runs the services. */
  | { readonly kind: 'leading' };
