import type { Series } from '../../observability/metrics.ts';

/** Message from the first process to a serving process. */
export type ToServing =
  | { readonly kind: 'stop' }
  /** Another process has replaced it: it finishes with its open connections, and ends. */
  | { readonly kind: 'drain' }
  | { readonly kind: 'tell-series'; readonly question: number }
  | { readonly kind: 'all-series'; readonly question: number; readonly series: Series };

/** Message from a serving process to the first process. */
export type FromServing =
  | { readonly kind: 'ready'; readonly port: number; readonly classKey: string | null }
  | { readonly kind: 'ask-series'; readonly question: number }
  | { readonly kind: 'series'; readonly question: number; readonly series: Series };
