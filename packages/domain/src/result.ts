/**
 * The outcome of something that may fail in an expected way.
 *
 * Expected failures are values of `E` (a closed union of codes); broken invariants throw.
 */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** Wrap a value as a success. */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** Wrap an error code as a failure. The code keeps its literal type. */
export function err<const E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}

/** Get the value of a success; throws on a failure. For data that the program itself wrote. */
export function unwrap<T, E>(result: Result<T, E>): T {
  if (!result.ok) throw new Error(`domain: unwrapped a failure (${String(result.error)})`);
  return result.value;
}
