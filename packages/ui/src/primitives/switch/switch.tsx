import { cx } from 'class-variance-authority';
import * as Radix from 'radix-ui/switch';
import { useId, type ComponentProps, type ReactNode } from 'react';

export interface SwitchProps extends Omit<ComponentProps<'button'>, 'type' | 'value' | 'children'> {
  /** Label of the switch; the whole line can be tapped. */
  label: ReactNode;
  /** On or off, controlled. */
  checked?: boolean | undefined;
  /** Initial state, uncontrolled. @default false */
  defaultChecked?: boolean | undefined;
  /** Called on a tap on the row, on Space and on Enter. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Submitted under its `name` in a native form, while it is on. @default 'on' */
  value?: string | undefined;
  /** It must be on before a native form can be submitted. @default false */
  required?: boolean | undefined;
}

/**
 * Turn a setting on or off, with immediate effect. Renders a `<button role="switch">` at the end of its line.
 *
 * @when A setting that is on or off and takes effect at once.
 * @instead Use `Checkbox` for a value that a form submits, and `Choice` for one of several options.
 */
export function Switch({
  label,
  checked,
  defaultChecked,
  onCheckedChange,
  value,
  id,
  className,
  ...props
}: SwitchProps) {
  const made = useId();
  const name = id ?? made;
  return (
    <div className={className}>
      <label
        htmlFor={name}
        className={cx(
          'target flex items-start gap-3 py-2.5 text-15 has-disabled:text-ink-2',
          !props.disabled && 'hover:opacity-90 active:translate-y-px',
        )}
      >
        <span className={cx('min-w-0', props.disabled && 'forced-colors:text-[GrayText]')}>{label}</span>
        {/* As high as the first line, in every script, so that the control is centred on it. */}
        <span className="ms-auto flex h-lh shrink-0 items-center">
          <Radix.Root
            {...props}
            id={name}
            {...(value !== undefined && { value })}
            {...(checked !== undefined && { checked })}
            {...(defaultChecked !== undefined && { defaultChecked })}
            {...(onCheckedChange && { onCheckedChange })}
            className="flex h-6 w-11 items-center rounded-pill border border-edge bg-sheet px-1 disabled:opacity-60 data-[state=checked]:border-ink data-[state=checked]:bg-ink"
          >
            <Radix.Thumb className="size-4 rounded-pill bg-edge data-[state=checked]:ms-auto data-[state=checked]:bg-paper forced-colors:bg-[ButtonText] forced-colors:data-[state=checked]:bg-[Highlight]" />
          </Radix.Root>
        </span>
      </label>
    </div>
  );
}
