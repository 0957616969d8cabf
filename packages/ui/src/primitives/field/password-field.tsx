import { useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { FieldBox, FieldFrame, fieldInput, useFieldWiring, type FieldFrameProps } from './field-frame.tsx';
import type { InputProps } from './text-field.tsx';

export interface PasswordFieldProps extends Omit<InputProps, 'autoComplete'>, FieldFrameProps {
  /** The password in the field. */
  value: string;
  /** Called with the typed text. */
  onValueChange: (value: string) => void;
  /** Type of password for password managers. `one-time-code` is not for passwords. */
  autoComplete: 'current-password' | 'new-password' | 'off';
  /** Labels of the button that shows and hides the password. */
  labels: { readonly show: string; readonly hide: string };
}

/**
 * Input for a password, initially hidden. Renders an `<input>` with its label and a show/hide button.
 *
 * @when A password, whether existing or new.
 * @instead Use `CodeField` for a code that was sent.
 */
export function PasswordField({
  label,
  hint,
  error,
  aside,
  value,
  onValueChange,
  labels,
  id,
  className,
  onChange,
  ...props
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const wiring = useFieldWiring({ id, hint, error });
  return (
    <FieldFrame {...{ label, hint, error, aside, wiring, className }}>
      <FieldBox invalid={Boolean(error)}>
        <input
          spellCheck={false}
          autoCapitalize="none"
          autoCorrect="off"
          {...props}
          {...wiring}
          data-field=""
          type={shown ? 'text' : 'password'}
          value={value}
          className={fieldInput}
          onChange={(event) => {
            onChange?.(event);
            onValueChange(event.target.value);
          }}
        />
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? labels.hide : labels.show}
          disabled={props.disabled}
          className="self-center text-ink-2 -outline-offset-2"
          onClick={() => setShown(!shown)}
        />
      </FieldBox>
    </FieldFrame>
  );
}
