import { PasswordField } from '@paydirt/ui/field';
import { TextLink } from '@paydirt/ui/text-link';
import type { Ref } from 'react';

import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useT } from '../../../platform/hooks.tsx';
import { fundPasswordDigits } from '../fund-password/fund-password-reasons.ts';
import { walletRoutes } from '../../../routes/wallet.ts';

export interface FundPasswordFieldProps {
  channel: 'usdt' | 'cash';
  value: string;
  onValueChange: (value: string) => void;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** Take the fund password, or lead to setting another and back; what else was typed is kept. */
export function FundPasswordField({ channel, value, onValueChange, error, ref }: FundPasswordFieldProps) {
  const t = useT();
  const setting = hashHref(
    walletRoutes.fundPassword.href({
      to: channel === 'usdt' ? walletRoutes.withdrawUsdt.href() : walletRoutes.withdrawCash.href(),
    }),
  );
  return (
    <PasswordField
      label={t('destinations.title.fundPassword')}
      aside={<TextLink href={setting}>{t('withdraw.form.forgotFundPassword')}</TextLink>}
      hint={t('withdraw.form.fundPasswordHint')}
      inputMode="numeric"
      autoComplete="off"
      labels={{ show: t('withdraw.form.showPassword'), hide: t('withdraw.form.hidePassword') }}
      value={value}
      onValueChange={(text) => onValueChange(fundPasswordDigits(text))}
      error={error}
      ref={ref}
    />
  );
}
