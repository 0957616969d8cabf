import type { Series } from '../../observability/metrics.ts';

/** Message of the first process to one that serves. */
export type ToServing =
  | { readonly kind: 'stop' }
  /** Another has replaced it: it serves its open connections, and ends. */
  | { readonly kind: 'drain' }
  | { readonly kind: 'tell-series'; readonly question: number }
  | { readonly kind: 'all-series'; readonly question: number; readonly series: Series };

/** Message of a process that serves to the first one. */
export type FromServing =
  | { readonly kind: 'ready'; readonly port: number; readonly classKey: string | null }
  | { readonly kind: 'ask-series'; readonly question: number }
  | { readonly kind: 'series'; readonly question: number; readonly series: Series };
