import { cva, cx } from 'class-variance-authority';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { useControllableState } from '../../foundations/controllable-state/use-controllable-state.ts';
import { Icon } from '../../foundations/icon/index.ts';

/** Option of a choice. */
export interface ChoiceOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** The second line: the consequences of choosing it. */
  readonly text?: ReactNode;
  /** Disabled; its `text` gives the reason. @default false */
  readonly disabled?: boolean | undefined;
}

/** Layout of the options: one below the other, or side by side at the same size. */
export type ChoiceLayout = 'stacked' | 'beside';

export interface ChoiceProps<Value extends string> extends Omit<
  ComponentProps<'fieldset'>,
  'children' | 'onChange' | 'defaultValue'
> {
  /** Legend of the group: the question. */
  legend: string;
  /** Hide the legend where a heading has the same text; it is still read out. @default false */
  legendHidden?: boolean | undefined;
  /** Options in order; a disabled one gives its reason. */
  options: readonly ChoiceOption<Value>[];
  /** `null` until the member has chosen: nothing is preselected where the choice is binding (H5, H16). */
  value?: Value | null | undefined;
  /** The initial option, uncontrolled. @default null */
  defaultValue?: Value | null | undefined;
  /** Called when another option is selected, by a tap or by the arrow keys. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** One below the other, or side by side where they fit. @default 'stacked' */
  layout?: ChoiceLayout | undefined;
  /** Submits the selected value under this name in a native form. */
  name?: string | undefined;
  /** Require a choice, for the browser and screen readers. @default false */
  required?: boolean | undefined;
  /** Error message below the options, read out with the question. */
  error?: string | undefined;
}

const layouts = cva('grid gap-2', {
  variants: {
    layout: {
      stacked: 'grid-cols-1',
      beside: 'grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))]',
    } satisfies Record<ChoiceLayout, string>,
  },
  defaultVariants: { layout: 'stacked' },
});

/**
 * Select one of a few options, each on a card. Renders a `<fieldset>` of native radio buttons: arrow keys move the
 * selection.
 *
 * @when One of two to six options that should be seen together.
 * @instead Use `SelectField` for more than six options, `Checkbox` for yes or no, and `SegmentedTabs` for views of one
 *   list.
 */
export function Choice<Value extends string>({
  legend,
  legendHidden = false,
  options,
  value: controlled,
  defaultValue,
  onValueChange,
  layout,
  name,
  required,
  error,
  className,
  ...props
}: ChoiceProps<Value>) {
  const id = useId();
  const [value, choose] = useControllableState<Value | null>(
    { value: controlled, defaultValue, onValueChange: (next) => next !== null && onValueChange?.(next) },
    null,
  );
  return (
    <fieldset
      {...props}
      aria-describedby={error ? `${id}-error` : undefined}
      data-state={value === null ? 'open' : 'chosen'}
      className={cx('min-w-0', className)}
    >
      <legend className={legendHidden ? 'sr-only' : 'mb-2 text-13 font-semibold'}>{legend}</legend>
      <div className={layouts({ layout })}>
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              'relative flex min-h-13 items-center rounded-card border bg-sheet py-3',
              layout === 'beside' ? 'gap-2 px-3' : 'gap-3 px-4',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              'has-checked:border-ink has-checked:shadow-[inset_0_0_0_1px_var(--ink)] has-disabled:bg-wash has-disabled:text-ink-2',
              error ? 'border-garnet' : 'border-line',
              !option.disabled && cx('active:translate-y-px', !error && 'hover:border-edge'),
            )}
          >
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              required={required}
              checked={option.value === value}
              disabled={option.disabled}
              className="peer size-5 shrink-0 appearance-none rounded-full border border-edge bg-sheet outline-none checked:border-[length:--spacing(1.5)] checked:border-ink"
              onChange={() => choose(option.value)}
            />
            <span className={cx('min-w-0', option.disabled && 'forced-colors:text-[GrayText]')}>
              <span className="block text-15 font-semibold">{option.label}</span>
              {option.text ? <span className="block text-13 text-ink-2">{option.text}</span> : null}
            </span>
          </label>
        ))}
      </div>
      {error ? (
        <p id={`${id}-error`} className="mt-1.5 flex gap-1.5 text-13 font-medium text-garnet">
          <Icon name="alert" size={16} className="mt-0.5 shrink-0" />
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
