import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import {
  FieldBox,
  FieldFrame,
  fieldInput,
  useFieldWiring,
  type FieldFrameProps,
} from '../field/field-frame.tsx';
import { useControllableState } from '../../foundations/controllable-state/use-controllable-state.ts';
import { Icon } from '../../foundations/icon/index.ts';

/** Option of the select. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectFieldProps
  extends
    Omit<ComponentProps<'select'>, 'value' | 'defaultValue' | 'children' | 'multiple' | 'size'>,
    FieldFrameProps {
  /** In the order in which they are listed. */
  options: readonly SelectOption[];
  /** Selected value; empty until the member has selected one. */
  value?: string | undefined;
  /** Initial value, uncontrolled. */
  defaultValue?: string | undefined;
  /** Called when another option is selected. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Text while nothing is selected. */
  placeholder: string;
}

/**
 * Select one of many options. Renders a native `<select>`, for which phones open their own picker.
 *
 * @when One of more than six known options, in a form.
 * @instead Use `Choice` for up to six options, `Menu` for actions, and `Picker` for several columns.
 */
export function SelectField({
  label,
  hint,
  error,
  aside,
  options,
  value: controlled,
  defaultValue,
  onValueChange,
  placeholder,
  id,
  className,
  onChange,
  ...props
}: SelectFieldProps) {
  const [value, choose] = useControllableState({ value: controlled, defaultValue, onValueChange }, '');
  const wiring = useFieldWiring({ id, hint, error });
  return (
    <FieldFrame {...{ label, hint, error, aside, wiring, className }}>
      <FieldBox invalid={Boolean(error)}>
        <select
          {...props}
          {...wiring}
          data-field=""
          value={value}
          className={cx(
            fieldInput,
            'appearance-none pe-10 text-ellipsis',
            !props.disabled && 'hover:bg-wash active:bg-wash',
            value === '' && 'text-ink-2',
          )}
          onChange={(event) => {
            onChange?.(event);
            choose(event.target.value);
          }}
        >
          <option value="" disabled>
            {placeholder}
          </option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          name="chevron-down"
          size={18}
          className="pointer-events-none absolute end-3.5 top-1/2 -translate-y-1/2 text-ink-2"
        />
      </FieldBox>
    </FieldFrame>
  );
}
