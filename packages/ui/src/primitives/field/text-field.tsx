import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { useControllableState } from '../../foundations/controllable-state/use-controllable-state.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { FieldBox, FieldFrame, fieldInput, useFieldWiring, type FieldFrameProps } from './field-frame.tsx';
import { lengthOf } from '@paydirt/domain';

/** The native props that a field passes through to its input. */
export type InputProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'type' | 'size' | 'children' | 'prefix'
>;

export interface TextFieldProps extends InputProps, FieldFrameProps {
  /** Value of the field, controlled. */
  value?: string | undefined;
  /** Initial value, uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with the whole text at every keystroke. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Determines the on-screen keyboard of a phone. @default 'text' */
  type?: 'text' | 'email' | 'url' | 'search' | 'tel' | 'date' | undefined;
  /** Label of a button that clears the field, for a search ("Clear"). */
  clearLabel?: string | undefined;
  /** Content of the box after the input: a unit, a small button. */
  trailing?: ReactNode;
}

/**
 * Input for one line of text. Renders an `<input>` with its label; `className` goes to the whole field.
 *
 * @when An answer of one line that cannot be selected from a list.
 * @instead Use `Choice` or `SelectField` for known answers, `AmountField` for amounts, and `PasswordField` for secrets.
 */
export function TextField({
  label,
  hint,
  error,
  aside,
  value: controlled,
  defaultValue,
  onValueChange,
  type = 'text',
  clearLabel,
  trailing,
  id,
  className,
  onChange,
  ...props
}: TextFieldProps) {
  const [value, setValue] = useControllableState({ value: controlled, defaultValue, onValueChange }, '');
  const wiring = useFieldWiring({ id, hint, error });
  return (
    <FieldFrame {...{ label, hint, error, aside, wiring, className }}>
      <FieldBox invalid={Boolean(error)}>
        <input
          {...(type === 'search' && clearLabel ? searchbox : { type })}
          {...props}
          {...wiring}
          data-field=""
          value={value}
          className={fieldInput}
          onChange={(event) => {
            onChange?.(event);
            setValue(event.target.value);
          }}
        />
        {clearLabel && value !== '' && !props.disabled && !props.readOnly ? (
          <IconButton
            icon="close"
            label={clearLabel}
            aria-controls={wiring.id}
            className="self-center text-ink-2 -outline-offset-2"
            onClick={({ currentTarget }) => {
              // Move the focus before the button is removed.
              currentTarget.parentElement?.querySelector('input')?.focus();
              setValue('');
            }}
          />
        ) : null}
        {trailing ? (
          <span className="flex shrink-0 items-center pe-2 text-15 text-ink-2">{trailing}</span>
        ) : null}
      </FieldBox>
    </FieldFrame>
  );
}

// A native search field would draw a second clear button, small and without a name.
const searchbox = { type: 'text', role: 'searchbox', inputMode: 'search', enterKeyHint: 'search' } as const;

/** Character count and limit. */
export interface TextCount {
  /**
   * Maximum number of characters, counted as graphemes. A longer text is not blocked: the field shows it, and the form
   * decides.
   */
  readonly most: number;
  /** Formats the count ("240 of 1,000"). */
  readonly format: (written: number, most: number) => string;
}

export interface TextAreaProps
  extends Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'children'>, FieldFrameProps {
  /** Value of the field, controlled. */
  value?: string | undefined;
  /** Initial value, uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with the whole text at every keystroke. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Show a character count below the field. */
  count?: TextCount | undefined;
}

/**
 * Input for text of several lines, which grows with the text where the browser supports it. Renders a `<textarea>` with
 * its label.
 *
 * @when An answer of more than one line.
 * @instead Use `TextField` for one line, and `PostComposer` for a post with pictures.
 */
export function TextArea({
  label,
  hint: ownHint,
  count,
  error,
  aside,
  value: controlled,
  defaultValue,
  onValueChange,
  id,
  className,
  rows = 4,
  onChange,
  ...props
}: TextAreaProps) {
  const [value, setValue] = useControllableState({ value: controlled, defaultValue, onValueChange }, '');
  const written = count === undefined ? 0 : lengthOf(value);
  const hint =
    count === undefined ? (
      ownHint
    ) : (
      <span className="flex flex-wrap justify-between gap-x-3">
        {ownHint ? <span className="min-w-0 grow basis-40">{ownHint}</span> : null}
        <span className={cx('tabular ms-auto', written > count.most && 'font-semibold text-garnet')}>
          {count.format(written, count.most)}
        </span>
      </span>
    );
  const wiring = useFieldWiring({ id, hint, error });
  return (
    <FieldFrame {...{ label, hint, error, aside, wiring, className }}>
      <FieldBox invalid={Boolean(error)}>
        <textarea
          {...props}
          {...wiring}
          data-field=""
          rows={rows}
          value={value}
          className={cx(fieldInput, 'field-sizing-content min-h-28 resize-y')}
          onChange={(event) => {
            onChange?.(event);
            setValue(event.target.value);
          }}
        />
      </FieldBox>
    </FieldFrame>
  );
}
