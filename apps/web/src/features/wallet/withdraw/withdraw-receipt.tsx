import type { Withdrawal } from '@paydirt/contract/wallet/withdrawal';
import { Button, ButtonLink } from '@paydirt/ui/button';
import { Illustration, scenes } from '@paydirt/ui/illustration';
import { Stack } from '@paydirt/ui/stack';
import { Text } from '@paydirt/ui/text';

import { moneyOf, timeOf } from '../../../platform/data/wire.ts';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useFormat, useT } from '../../../platform/hooks.tsx';
import { localMoney, whenText } from './terms-text.ts';
import { walletRoutes } from '../../../routes/wallet.ts';

/** Confirm the request with its arrival, the end of its cancellation period, and a link to follow it. */
export function WithdrawReceipt({ withdrawal, onClose }: { withdrawal: Withdrawal; onClose: () => void }) {
  const t = useT();
  const format = useFormat();
  const { payout } = withdrawal;
  const amount = format.money(moneyOf(withdrawal.amount), 'balance');
  const time = whenText(timeOf(withdrawal.arrivesAt), { t, format });
  return (
    <Stack gap={4} align="center" className="text-center">
      <Illustration src={scenes.success} className="w-40" />
      <Stack role="status" gap={1} className="max-w-80 text-15 text-ink-2">
        <p>
          {payout === null
            ? t('withdraw.receipt.text', {
                amount,
                net: format.money(moneyOf(withdrawal.net), 'exact'),
                time,
              })
            : t('withdraw.receipt.textCash', {
                amount,
                net: format.money(localMoney(payout.amount, payout.currency), 'balance'),
                time,
              })}
        </p>
        {withdrawal.cancellable ? (
          <p>
            {t('withdraw.receipt.cancel', {
              time: whenText(timeOf(withdrawal.processingAt), { t, format }),
            })}
          </p>
        ) : null}
        <Text size={13}>{t('withdraw.receipt.number', { code: withdrawal.code })}</Text>
      </Stack>
      <Stack gap={2} className="w-full">
        <ButtonLink
          wide
          size="lg"
          variant="primary"
          href={hashHref(walletRoutes.withdrawals.href({ id: withdrawal.id }))}
        >
          {t('withdraw.receipt.follow')}
        </ButtonLink>
        <Button wide size="lg" onClick={onClose}>
          {t('common.done')}
        </Button>
      </Stack>
    </Stack>
  );
}
