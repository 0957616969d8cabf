import { useState } from 'react';

/** A value that the app holds, or the component itself from a first one on. */
export interface HeldValue<Value> {
  /** Held by the app: what is shown is this, whatever was chosen. */
  value?: Value | undefined;
  /** Initial value of an uncontrolled component. */
  defaultValue?: Value | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
}

/**
 * Use the app's value, or hold one from `defaultValue` on where the app gives none.
 *
 * @returns the value, and a function to change it.
 */
export function useHeldValue<Value>(
  { value, defaultValue, onValueChange }: HeldValue<Value>,
  empty: Value,
): readonly [Value, (next: Value) => void] {
  const [own, setOwn] = useState(defaultValue ?? empty);
  function change(next: Value) {
    if (value === undefined) setOwn(next);
    onValueChange?.(next);
  }
  return [value === undefined ? own : value, change];
}
