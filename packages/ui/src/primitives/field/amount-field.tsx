import { cleanAmountInput, decimalMarkOf } from '@paydirt/domain';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import {
  FieldBox,
  FieldFrame,
  fieldInput,
  useFieldWiring,
  writeCleaned,
  type FieldFrameProps,
} from './field-frame.tsx';
import type { InputProps } from './text-field.tsx';

export interface AmountFieldProps extends Omit<InputProps, 'inputMode' | 'autoComplete'>, FieldFrameProps {
  /** Cleaned value of the field; parse it with `parseAmountInput`. */
  value: string;
  /** Called at every keystroke, with the cleaned text. */
  onValueChange: (value: string) => void;
  /** Determines the decimal separator that replaces a typed point or comma. */
  locale: string;
  /** The code of the asset, shown after the figure. */
  unit: string;
  /** Content at the end of the box: a button that fills in the whole balance. */
  trailing?: ReactNode;
}

/**
 * Input for an amount of money: digits, one decimal separator, two decimals, pasted text cleaned (PRODUCT 6). Renders
 * an `<input>`.
 *
 * @when An amount that a person types, checked against their balance.
 * @instead Use `TextField` for a code or a number that is not money, and `AmountText` for an amount to read.
 */
export function AmountField({
  label,
  hint,
  error,
  aside,
  value,
  onValueChange,
  locale,
  unit,
  trailing,
  id,
  className,
  onChange,
  ...props
}: AmountFieldProps) {
  const wiring = useFieldWiring({ id, hint, error });
  const decimalMark = decimalMarkOf(locale);
  const unitId = `${wiring.id}-unit`;
  return (
    <FieldFrame {...{ label, hint, error, aside, wiring, className }}>
      <FieldBox invalid={Boolean(error)} className="min-h-14">
        <input
          {...props}
          {...wiring}
          aria-describedby={[unitId, wiring['aria-describedby']].filter(Boolean).join(' ')}
          data-field=""
          type="text"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint={props.enterKeyHint ?? 'done'}
          value={value}
          className={cx(fieldInput, 'tabular pe-1 font-title text-24 font-semibold')}
          // A figure of 15 digits takes the whole line: the unit wraps below it instead of covering its end.
          style={{ ...props.style, flexBasis: `max(6rem, ${value.length + 1.5}ch)` }}
          onChange={(event) => {
            onChange?.(event);
            const input = event.target;
            const behind = input.value.length - (input.selectionEnd ?? 0);
            const cleaned = cleanAmountInput(input.value, { decimalMark, previous: value });
            writeCleaned(input, cleaned, Math.max(0, cleaned.length - behind));
            onValueChange(cleaned);
          }}
        />
        <span className="ms-auto flex min-h-11 max-w-full flex-wrap justify-end">
          <span id={unitId} className="flex items-center ps-1 pe-3.5 text-15 font-medium text-ink-2">
            {unit}
          </span>
          {trailing ? <span className="flex items-center border-s border-line px-1">{trailing}</span> : null}
        </span>
      </FieldBox>
    </FieldFrame>
  );
}
