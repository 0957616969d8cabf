import { PhoneField, TextField } from '@paydirt/ui/field';

import { useT } from '../../platform/hooks.tsx';
import type { Account } from './use-account.ts';

export interface AccountFieldProps {
  account: Account;
  error: string | undefined;
  control: (element: HTMLElement | null) => void;
  onEdit: () => void;
}

/** Field for a phone number or an e-mail address, by the chosen way of logging in. */
export function AccountField({ account, error, control, onEdit }: AccountFieldProps) {
  const t = useT();
  const { values, change } = account;
  if (account.way === 'email') {
    return (
      <TextField
        type="email"
        label={t('auth.email')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={values.email}
        onValueChange={(email) => {
          change({ email });
          onEdit();
        }}
        error={error}
        ref={control}
      />
    );
  }
  return (
    <PhoneField
      label={t('auth.phone')}
      countryLabel={t('auth.country')}
      countries={account.countries}
      country={values.country}
      onCountryChange={(country) => {
        change({ country });
        onEdit();
      }}
      value={values.phone}
      onValueChange={(phone) => {
        change({ phone });
        onEdit();
      }}
      error={error}
      ref={control}
    />
  );
}
