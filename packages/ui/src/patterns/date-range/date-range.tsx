import { cx } from 'class-variance-authority';
import { useId, type ComponentProps } from 'react';
import { FieldBox, FieldFrame, fieldInput, useFieldWiring } from '../../primitives/field/field-frame.tsx';
import { Icon } from '../../foundations/icon/index.ts';
import { isReversed, type DateRangeValue } from './date-range-value.ts';

/** A common range, selected by one press. */
export interface DateRangePreset {
  readonly label: string;
  readonly value: DateRangeValue;
}

export interface DateRangeProps extends Omit<ComponentProps<'fieldset'>, 'children' | 'onChange'> {
  /** Legend of the two fields ("Period"). */
  legend: string;
  /** Label of the first day. */
  fromLabel: string;
  /** Label of the last day. */
  toLabel: string;
  /** Both days, as "YYYY-MM-DD"; empty where none is selected. */
  value: DateRangeValue;
  /** Called when a day is chosen or a preset is pressed. */
  onValueChange: (value: DateRangeValue) => void;
  /** The first day that can be selected, as "YYYY-MM-DD": the day of joining, or of the first record. */
  min?: string | undefined;
  /** The last day that can be selected, as "YYYY-MM-DD". */
  max?: string | undefined;
  /** Ranges that are selected by one press ("This month"). Their days are on the service's clock. */
  presets?: readonly DateRangePreset[] | undefined;
  /** Send the days under these names in a native form. */
  names?: { readonly from: string; readonly to: string } | undefined;
  /** Error message. Both fields become `aria-invalid`. */
  error?: string | undefined;
  /** Error message while the first day is after the last, in place of `error`. */
  reversedError?: string | undefined;
}

/**
 * Select a first and a last day. Renders a `<fieldset>` of two native date inputs; phones open their own calendar, in
 * the device's language and order of day and month.
 *
 * @when A first and a last day that filter a list.
 * @instead Use `SegmentedTabs` for a few fixed periods, and `Picker` for other columns to select from.
 */
export function DateRange({
  legend,
  fromLabel,
  toLabel,
  value,
  onValueChange,
  min,
  max,
  presets = [],
  names,
  error: ownError,
  reversedError,
  className,
  ...props
}: DateRangeProps) {
  const id = useId();
  const error = reversedError !== undefined && isReversed(value) ? reversedError : ownError;
  return (
    <fieldset
      {...props}
      aria-describedby={error ? `${id}-error` : undefined}
      className={cx('min-w-0', className)}
    >
      <legend className="mb-2 text-13 font-semibold">{legend}</legend>
      {presets.length === 0 ? null : (
        <div className="mb-3 flex flex-wrap gap-2">
          {presets.map((preset) => (
            <button
              key={preset.label}
              type="button"
              aria-pressed={preset.value.from === value.from && preset.value.to === value.to}
              className="target max-w-full rounded-pill border border-line bg-sheet px-4 py-2 text-15 font-semibold text-ink hover:border-edge active:translate-y-px aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper disabled:opacity-60 aria-pressed:forced-color-adjust-none forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText]"
              onClick={() => onValueChange(preset.value)}
            >
              {preset.label}
            </button>
          ))}
        </div>
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3">
        <Day
          label={fromLabel}
          name={names?.from}
          value={value.from}
          min={min}
          max={max}
          invalid={Boolean(error)}
          onValueChange={(from) => onValueChange({ ...value, from })}
        />
        <Day
          label={toLabel}
          name={names?.to}
          value={value.to}
          min={min}
          max={max}
          invalid={Boolean(error)}
          onValueChange={(to) => onValueChange({ ...value, to })}
        />
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

interface DayProps {
  label: string;
  name: string | undefined;
  value: string;
  min: string | undefined;
  max: string | undefined;
  invalid: boolean;
  onValueChange: (value: string) => void;
}

function Day({ label, name, value, min, max, invalid, onValueChange }: DayProps) {
  const wiring = useFieldWiring({});
  return (
    <FieldFrame label={label} wiring={wiring}>
      <FieldBox invalid={invalid}>
        <input
          id={wiring.id}
          aria-invalid={invalid || undefined}
          data-field=""
          type="date"
          name={name}
          value={value}
          min={min}
          max={max}
          // Less padding than in other fields, because the browser's calendar button takes room from the
          // year.
          className={cx(fieldInput, 'ps-3 pe-2 tabular')}
          onChange={(event) => onValueChange(event.target.value)}
        />
      </FieldBox>
    </FieldFrame>
  );
}
