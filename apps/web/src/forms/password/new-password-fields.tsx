import type { RefObject } from 'react';

import { PasswordField, type PasswordFieldProps } from '@paydirt/ui/field';

import type { Form } from '../form.ts';
import { useT } from '../../platform/hooks.tsx';

type FieldName = 'password' | 'confirmPassword';

interface NewPasswordFieldsProps extends Pick<
  PasswordFieldProps,
  'label' | 'hint' | 'autoComplete' | 'inputMode'
> {
  form: Pick<Form<FieldName>, 'errors' | 'control' | 'clearError'>;
  /** Label of the second field. */
  again: string;
  /** Ref of the second field, for a form that moves the focus there. */
  againRef?: RefObject<HTMLInputElement | null>;
  values: Readonly<Record<FieldName, string>>;
  onChange: (field: FieldName, text: string) => void;
}

/** Take a new password, twice. */
export function NewPasswordFields({
  form,
  label,
  hint,
  again,
  againRef,
  values,
  onChange,
  ...props
}: NewPasswordFieldsProps) {
  const t = useT();
  const propsOf = (field: FieldName) => ({
    ...props,
    labels: { show: t('auth.showPassword'), hide: t('auth.hidePassword') },
    value: values[field],
    onValueChange: (text: string) => {
      onChange(field, text);
      form.clearError(field);
    },
    error: form.errors[field],
    ref: form.control(field),
  });
  return (
    <>
      <PasswordField label={label} hint={hint} {...propsOf('password')} />
      <PasswordField
        label={again}
        {...propsOf('confirmPassword')}
        ref={(element) => {
          form.control('confirmPassword')(element);
          if (againRef) againRef.current = element;
        }}
      />
    </>
  );
}
