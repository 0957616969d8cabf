import { cx } from 'class-variance-authority';
import { Icon } from '../../foundations/icon/index.ts';
import { FieldBox, FieldFrame, fieldInput, useFieldWiring, type FieldFrameProps } from './field-frame.tsx';
import type { InputProps } from './text-field.tsx';

/** A country that a phone number can belong to. */
export type PhoneCountry = {
  /** ISO 3166 code of two letters. */
  readonly code: string;
  /** The name, in the member's language. */
  readonly name: string;
  /** The calling code with its plus ("+91"). */
  readonly callingCode: string;
};

export interface PhoneFieldProps extends Omit<InputProps, 'inputMode'>, FieldFrameProps {
  /** The countries that can be selected, each with its calling code. */
  countries: readonly PhoneCountry[];
  /** The `code` of the selected country. */
  country: string;
  /** Called with the code of the selected country. */
  onCountryChange: (code: string) => void;
  /** The name of the country select. */
  countryLabel: string;
  /** The number as typed: national, or with a calling code, which then selects its country. */
  value: string;
  /** Called with the number as it is typed. */
  onValueChange: (value: string) => void;
}

/**
 * Input for a phone number: country and national number. Renders a native `<select>`, for which phones open their own
 * picker, and an `<input type="tel">`.
 *
 * @when A phone number with its country.
 * @instead Use `TextField` for other numbers, and `AmountField` for amounts.
 */
export function PhoneField({
  label,
  hint,
  error,
  aside,
  countries,
  country,
  onCountryChange,
  countryLabel,
  value,
  onValueChange,
  id,
  className,
  onChange,
  ...props
}: PhoneFieldProps) {
  const wiring = useFieldWiring({ id, hint, error });
  const chosen = countries.find(({ code }) => code === country);
  return (
    <FieldFrame {...{ label, hint, error, aside, wiring, className }}>
      <FieldBox invalid={Boolean(error)} className="overflow-clip">
        {/* Its border is a shadow clipped by the box: beside the number, or above one long enough for its own line. */}
        <span
          className={cx(
            'relative flex shrink-0 grow items-center gap-1 rounded-s-control py-2 ps-3.5 pe-2 shadow-[1px_1px_var(--color-line)] -outline-offset-2 has-focus-visible:outline-2 has-focus-visible:outline-focus',
            !props.disabled && 'hover:bg-wash active:bg-wash',
          )}
        >
          <span aria-hidden="true" className="text-13 font-medium text-ink-2">
            {chosen?.code}
          </span>
          <span aria-hidden="true" className="tabular text-17">
            {chosen?.callingCode}
          </span>
          <Icon name="chevron-down" size={16} className="text-ink-2" />
          <select
            aria-label={countryLabel}
            value={country}
            disabled={props.disabled}
            autoComplete="tel-country-code"
            className="absolute inset-0 cursor-pointer text-17 opacity-0"
            onChange={(event) => onCountryChange(event.target.value)}
          >
            {countries.map(({ code, name, callingCode }) => (
              <option key={code} value={code}>
                {name} {callingCode}
              </option>
            ))}
          </select>
        </span>
        <input
          autoComplete="tel-national"
          {...props}
          {...wiring}
          data-field=""
          type="tel"
          inputMode="tel"
          value={value}
          className={cx(fieldInput, 'grow-9999 tabular')}
          style={{ ...props.style, flexBasis: `max(7rem, ${value.length + 3}ch)` }}
          onChange={(event) => {
            onChange?.(event);
            const typed = event.target.value;
            const named = countryOf(typed, countries);
            if (named !== undefined && named.callingCode !== chosen?.callingCode) onCountryChange(named.code);
            onValueChange(typed);
          }}
        />
      </FieldBox>
    </FieldFrame>
  );
}

/** The country of an international number, by its calling code; no calling code is a prefix of another. */
function countryOf(typed: string, countries: readonly PhoneCountry[]): PhoneCountry | undefined {
  const digits = typed.replaceAll(/[^+\d]/g, '');
  return countries.find(({ callingCode }) => digits.startsWith(callingCode));
}
