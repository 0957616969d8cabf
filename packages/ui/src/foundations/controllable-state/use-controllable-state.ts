import { useState } from 'react';

/** Props of a component that is controlled by `value`, or uncontrolled and starts with `defaultValue`. */
export interface ControllableState<Value> {
  /** Value of a controlled component, which is shown even after the user has selected another one. */
  value?: Value | undefined;
  /** Initial value of an uncontrolled component. */
  defaultValue?: Value | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
}

/**
 * Use the app's value, or keep one that starts with `defaultValue` where the app gives none.
 *
 * @returns the value, and a function to change it.
 */
export function useControllableState<Value>(
  { value, defaultValue, onValueChange }: ControllableState<Value>,
  empty: Value,
): readonly [Value, (next: Value) => void] {
  const [uncontrolled, setUncontrolled] = useState(defaultValue ?? empty);
  function change(next: Value) {
    if (value === undefined) setUncontrolled(next);
    onValueChange?.(next);
  }
  return [value === undefined ? uncontrolled : value, change];
}
