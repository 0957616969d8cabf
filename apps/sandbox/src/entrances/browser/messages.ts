/**
 * Name of the channel between the tabs and the one that has the services.
 *
 * @param rehearsal Of a world that lasts as long as its page, which no other tab knows of.
 */
export const channelOf = (rehearsal: string | null): string => `paydirt-services${rehearsal ?? ''}`;
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

/** What is said on the channel. */
export type Message =
  | SentRequest
  | SentAnswer
  /** A request has arrived and is under way. */
  | { readonly kind: 'taken'; readonly id: string }
  /** The services are there, in this tab from now on. */
  | { readonly kind: 'leading' };
