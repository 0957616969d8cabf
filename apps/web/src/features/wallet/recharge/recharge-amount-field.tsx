import type { Money } from '@paydirt/domain';
import { AmountField, type AmountFieldProps } from '@paydirt/ui/field';

import { useFormat, useLocale, useT } from '../../../platform/hooks.tsx';

interface RechargeAmountFieldProps extends Pick<
  AmountFieldProps,
  'label' | 'value' | 'onValueChange' | 'error' | 'ref'
> {
  bounds: { readonly asset: 'USDT' | 'NGN'; readonly min: Money; readonly max: Money };
}

/** Take the amount of a recharge, with the least and the most that it can be below it. */
export function RechargeAmountField({ bounds, ...props }: RechargeAmountFieldProps) {
  const t = useT();
  const format = useFormat();
  return (
    <AmountField
      {...props}
      hint={t('recharge.form.limits', {
        minimum: format.money(bounds.min, 'price'),
        maximum: format.money(bounds.max, 'price'),
      })}
      locale={useLocale()}
      unit={bounds.asset}
    />
  );
}
