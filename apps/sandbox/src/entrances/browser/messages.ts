/**
 * Name of the channel between the tabs and the one that has the services.
 *
 * @param isolated Name of a world that lasts as long as its page, which no other tab knows of.
 */
export const channelOf = (isolated?: string): string => `paydirt-services${isolated ?? ''}`;
/** Code of a connection that was lost (RFC 6455, 7.4.1). */
export const LOST = 1006;
/** Name of the lock that the tab with the services holds. */
export const LOCK = 'paydirt-services';
/** Path of the world itself: GET gives it as a file, PUT puts a file in its place, DELETE starts over. */
export const WORLD_PATH = '/world';

/** Largest file of a world that is opened; that of ten thousand records has a tenth. */
export const WORLD_FILE_MAX_BYTES = 64 * 1024 * 1024;

/**
 * State of this browser's world: the browser stores it, or stores nothing; has no space for the last change; stores
 * a world that this version cannot open; or a newer build has the services.
 */
export type WorldState = 'kept' | 'of_page' | 'full' | 'unreadable' | 'outdated';

/** A request, as it is sent from one tab to another. */
export interface SentRequest {
  readonly kind: 'request';
  readonly id: string;
  /** When the app that asks was built; null where any build may answer. */
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

/** Event of a tab's own socket. */
export type FromSocket = { readonly kind: 'from_socket'; readonly id: string } & (
  | { readonly says: 'open' | 'alive' | 'close' }
  | { readonly says: 'text'; readonly text: string }
);

/** Event from the services for the socket of a tab. `ping` asks for `alive`. */
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
  /** The services are there, in this tab from now on. */
  | { readonly kind: 'leading' };
