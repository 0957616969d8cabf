import { CallError } from '@paydirt/contract';
import type { EpochMs } from '@paydirt/domain';

/** The state of a call on a screen: one of four, to be handled exhaustively. */
export type View<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'empty' }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly value: T;
      /** The newest try failed: this is what was known at `asOf`. */
      readonly stale: boolean;
      readonly asOf: EpochMs;
    };

/** Tell if an answer is empty: an empty array, or an object with an empty list. */
export function isNothing(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value !== 'object' || value === null || !('list' in value)) return false;
  return Array.isArray(value.list) && value.list.length === 0;
}

/** Tell if a call failed because there is nothing of this id. */
export function isNotFound(view: View<unknown>): boolean {
  return view.status === 'failed' && view.error instanceof CallError && view.error.name === 'not_found';
}
