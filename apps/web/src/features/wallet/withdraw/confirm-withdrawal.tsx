import type { CallError, Withdrawal } from '@paydirt/contract';
import { type Money, subtract } from '@paydirt/domain';
import { Button } from '@paydirt/ui/button';
import { DescriptionList } from '@paydirt/ui/description-list';
import { NoticeBar } from '@paydirt/ui/notice-bar';
import { useState } from 'react';

import { useIntent } from '../../../platform/data/use-send.ts';
import { useCreateWithdrawal } from '../data/withdrawals.ts';
import { useFailureText, useFormat, useT } from '../../../platform/hooks.tsx';
import type { Destinations } from './destination-choice.tsx';
import type { WithdrawRequest } from './use-withdraw-form.ts';
import { WithdrawFigures } from './withdraw-figures.tsx';

export interface ConfirmWithdrawalProps {
  request: WithdrawRequest;
  available: Money | null;
  destinations: Destinations;
  onBack: () => void;
  /** The service's last word: the form shows it at the field that it is about. */
  onRefused: (error: CallError) => void;
  onDone: (withdrawal: Withdrawal) => void;
}

/** Show a withdrawal whole, and send it once: a lost answer is asked for with the same key (PRODUCT 7). */
export function ConfirmWithdrawal({
  request,
  available,
  destinations,
  onBack,
  onRefused,
  onDone,
}: ConfirmWithdrawalProps) {
  const t = useT();
  const format = useFormat();
  const failureText = useFailureText();
  const { input, amount } = request;
  const { send, sending } = useCreateWithdrawal();
  const intent = useIntent(`withdraw:${input.channel}`);
  const [lost, setLost] = useState<CallError | null>(null);
  const id = input.addressId ?? input.bankId;
  const destination =
    destinations.status === 'ready' ? destinations.value.find(({ value }) => value === id) : undefined;

  async function confirm() {
    const result = await send(input, intent);
    if (result === null) return;
    if (result.ok) onDone(result.value.data);
    else if (result.error.retryable) setLost(result.error);
    else onRefused(result.error);
  }

  return (
    <div className="flex flex-col gap-4">
      {destination === undefined ? null : (
        <div>
          <p className="text-13 text-ink-2">{t('withdraw.confirm.to')}</p>
          <p className="text-15 font-semibold">{destination.label}</p>
          <p className="text-13 text-ink-2">{destination.text}</p>
        </div>
      )}
      <WithdrawFigures terms={request.terms} quoted={request} />
      {available === null ? null : (
        <DescriptionList
          items={[
            { term: t('withdraw.confirm.left'), value: format.money(subtract(available, amount), 'balance') },
          ]}
        />
      )}
      {lost === null ? null : (
        <div role="alert">
          <NoticeBar tone="pending">
            {failureText(lost)} {t('withdraw.confirm.retryText')}
          </NoticeBar>
        </div>
      )}
      <div className="flex flex-col gap-2">
        <Button wide size="lg" variant="primary" guarded busy={sending} onClick={() => void confirm()}>
          {lost === null
            ? t('withdraw.confirm.send', { amount: format.money(amount, 'balance') })
            : t('withdraw.confirm.again')}
        </Button>
        <Button wide size="lg" onClick={onBack}>
          {t('withdraw.confirm.back')}
        </Button>
      </div>
    </div>
  );
}
