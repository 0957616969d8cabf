import { cx } from 'class-variance-authority';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { useControllableState } from '../../foundations/controllable-state/use-controllable-state.ts';
import { Icon } from '../../foundations/icon/index.ts';

export interface CheckboxProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'checked' | 'defaultChecked' | 'children'
> {
  /** Checked state, controlled. */
  checked?: boolean | undefined;
  /** Initial checked state, uncontrolled. Never true for a consent (H5, H16). @default false */
  defaultChecked?: boolean | undefined;
  /** Called on a tap on the row and on Space. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Label of the checkbox; it may contain a link. */
  label: ReactNode;
  /** Error message below it, read out with it. */
  error?: string | undefined;
}

/**
 * Checkbox in a form. Renders an `<input type="checkbox">`; the whole line can be tapped.
 *
 * @when One thing in a form to agree to.
 * @instead Use `Switch` for a setting that takes effect at once, and `Choice` for one of several options.
 */
export function Checkbox({
  checked: controlled,
  defaultChecked,
  onCheckedChange,
  label,
  error,
  id,
  className,
  onChange,
  ...props
}: CheckboxProps) {
  const [checked, setChecked] = useControllableState(
    { value: controlled, defaultValue: defaultChecked, onValueChange: onCheckedChange },
    false,
  );
  const generatedId = useId();
  const inputId = id ?? generatedId;
  return (
    <div className={className}>
      <label
        htmlFor={inputId}
        className={cx(
          'target flex items-start gap-3 py-2.5 text-15 has-disabled:text-ink-2',
          !props.disabled && 'hover:opacity-90 active:translate-y-px',
        )}
      >
        {/* As high as the first line, in every script, so that the control is centred on it. */}
        <span className="flex h-lh shrink-0 items-center">
          <span className="relative grid size-5.5 place-items-center text-paper">
            <input
              {...props}
              id={inputId}
              type="checkbox"
              checked={checked}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${inputId}-error` : undefined}
              className={cx(
                'peer absolute inset-0 appearance-none rounded-control border bg-sheet checked:border-ink checked:bg-ink disabled:opacity-60',
                error ? 'border-garnet' : 'border-edge',
              )}
              onChange={(event) => {
                onChange?.(event);
                setChecked(event.target.checked);
              }}
            />
            <Icon
              name="check"
              size={16}
              strokeWidth={2.5}
              className="relative opacity-0 peer-checked:opacity-100 pointer-events-none"
            />
          </span>
        </span>
        <span className={cx('min-w-0', props.disabled && 'forced-colors:text-[GrayText]')}>{label}</span>
      </label>
      {error ? (
        <p id={`${inputId}-error`} className="flex gap-1.5 text-13 font-medium text-garnet">
          <Icon name="alert" size={16} className="mt-0.5 shrink-0" />
          {error}
        </p>
      ) : null}
    </div>
  );
}
