/**
 * Name of the channel between the tabs and the one that has the services.
 *
 * @param rehearsal Of a world that lasts as long as its page, which no other tab knows of.
 */
export const channelOf = (rehearsal: string | null): string => `paydirt-services${rehearsal ?? ''}`;
/** Code of a connection that was lost (RFC 6455, 7.4.1). */
export const LOST = 1006;
/** Name of the lock that the tab with the services holds. */
export const LOCK = 'paydirt-services';

/** A request, as it is sent from one tab to another. */
export interface SentRequest {
  readonly kind: 'request';
  readonly id: string;
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ArrayBuffer;
}

/** Its answer. */
export interface SentAnswer {
  readonly kind: 'answer';
  readonly id: string;
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ArrayBuffer;
}

/** What a tab says of a socket of its own. */
export type FromSocket = { readonly kind: 'from_socket'; readonly id: string } & (
  | { readonly says: 'open' | 'alive' | 'close' }
  | { readonly says: 'text'; readonly text: string }
);

/** What the services say over the socket of a tab. `ping` asks for `alive`. */
export type ToSocket = { readonly kind: 'to_socket'; readonly id: string } & (
  | { readonly says: 'opened' | 'ping' }
  | { readonly says: 'text'; readonly text: string }
  | { readonly says: 'closed'; readonly code: number; readonly reason: string }
);

/** What is said on the channel. */
export type Message =
  | SentRequest
  | SentAnswer
  | FromSocket
  | ToSocket
  /** A request has arrived and is under way. */
  | { readonly kind: 'taken'; readonly id: string }
  /** The services are there, in this tab from now on. */
  | { readonly kind: 'leading' };
