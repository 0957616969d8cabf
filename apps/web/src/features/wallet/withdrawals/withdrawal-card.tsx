import type { Withdrawal } from '@paydirt/contract/wallet/withdrawal';
import { negate, networkText, shortenAddress } from '@paydirt/domain';
import { AmountText } from '@paydirt/ui/amount-text';
import { Badge, type BadgeTone } from '@paydirt/ui/badge';
import { Button, ButtonLink } from '@paydirt/ui/button';
import { Card } from '@paydirt/ui/card';
import { ProgressTimeline } from '@paydirt/ui/progress-timeline';
import { useState } from 'react';

import { useCancelWithdrawal } from '../data/withdrawals.ts';
import { moneyOf } from '../../../platform/data/wire.ts';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useClock, useFailureText, useOwnFormat, useT } from '../../../platform/hooks.tsx';
import { useConfirm } from '../../../shell/frame/confirm.ts';
import { Unanswered } from '../../../forms/unanswered.tsx';
import { FormFailure } from '../../../forms/form-failure.tsx';
import { localMoney } from '../withdraw/terms-text.ts';
import { stepsOf } from './withdrawal-steps.ts';
import { walletRoutes } from '../../../routes/wallet.ts';

const TONES: Readonly<Record<Withdrawal['status'], BadgeTone>> = {
  pending: 'pending',
  processing: 'info',
  succeeded: 'success',
  failed: 'failure',
  cancelled: 'neutral',
};

/** One withdrawal with every step, and its actions. */
export function WithdrawalCard({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useT();
  const format = useOwnFormat();
  const clock = useClock();
  const { status, code } = withdrawal;
  const amount = moneyOf(withdrawal.amount);
  return (
    <Card
      role="article"
      aria-label={t('withdraw.list.of', { amount: format.money(amount, 'balance'), code })}
      className="flex flex-col gap-4"
    >
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
          <AmountText
            amount={format.moneyParts(negate(amount), 'balance')}
            size="md"
            tone={cameBack(withdrawal) ? 'quiet' : 'ink'}
          />
          <Badge tone={TONES[status]}>{t(`withdraw.status.${status}`)}</Badge>
        </div>
        <p className="text-15 break-words">{destinationText(withdrawal, t)}</p>
        <p className="text-13 text-ink-2">
          <Figures withdrawal={withdrawal} /> · <span className="inline-block max-w-full">{code}</span>
        </p>
      </div>
      <ProgressTimeline
        steps={stepsOf(withdrawal, { t, format, now: clock() })}
        stateLabels={{
          done: t('withdraw.stepState.done'),
          current: t('withdraw.stepState.current'),
          upcoming: t('withdraw.stepState.upcoming'),
          failed: t('withdraw.stepState.failed'),
        }}
      />
      <Cancelling withdrawal={withdrawal} />
      {status === 'failed' ? <AfterFailure withdrawal={withdrawal} /> : null}
    </Card>
  );
}

/** Tell if all of it is back in the available balance. */
function cameBack({ status }: Withdrawal): boolean {
  return status === 'cancelled' || status === 'failed';
}

function destinationText({ channel, destination }: Withdrawal, t: ReturnType<typeof useT>): string {
  const name = destination.name === '' ? shortenAddress(destination.account) : destination.name;
  return channel === 'usdt'
    ? t('withdraw.list.toAddress', { name, chain: networkText(destination.chain ?? '') })
    : t('withdraw.list.toBank', { name, digits: destination.account });
}

/** Fee and net; for one that was returned in full, that no fee was taken. */
function Figures({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useT();
  const format = useOwnFormat();
  const { fee, net, payout } = withdrawal;
  if (cameBack(withdrawal)) return t('withdraw.list.noFee');
  const feeText = format.money(moneyOf(fee), 'exact');
  return payout === null
    ? t('withdraw.list.figures', { fee: feeText, net: format.money(moneyOf(net), 'exact') })
    : t('withdraw.list.figuresBank', {
        fee: feeText,
        net: format.money(localMoney(payout.amount, payout.currency), 'balance'),
      });
}

/** Cancel a withdrawal while it is pending; without an answer, its outcome can be requested. */
function Cancelling({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useT();
  const format = useOwnFormat();
  const confirm = useConfirm();
  const failureText = useFailureText();
  const [failure, setFailure] = useState<string | null>(null);
  const call = useCancelWithdrawal(withdrawal.id, (outcome) => void outcome.then(setFailure));
  const amount = format.money(moneyOf(withdrawal.amount), 'balance');

  async function cancel() {
    const confirmed = await confirm({
      title: t('withdraw.cancel.title'),
      text: t('withdraw.cancel.text', { amount }),
      confirm: t('withdraw.cancel.confirm'),
      keep: t('withdraw.cancel.keep'),
      tone: 'danger',
    });
    if (confirmed) await send();
  }

  async function send() {
    finish(await call.confirm({ id: withdrawal.id }));
  }

  function finish(result: Awaited<ReturnType<typeof call.again>>) {
    if (result === null) return;
    setFailure(result.ok ? null : failureText(result.error));
  }

  if (call.lost !== null)
    return (
      <Unanswered
        call={call}
        title={amount}
        onCheck={() => void send()}
        onGiveUp={() => void call.giveUp().then(finish)}
      />
    );
  return (
    <>
      <FormFailure text={failure} />
      {withdrawal.cancellable ? (
        <Button wide guarded busy={call.sending} onClick={() => void cancel()}>
          {t('withdraw.cancel.action')}
        </Button>
      ) : null}
    </>
  );
}

/** The next step after a failure (H8). */
function AfterFailure({ withdrawal: { channel, failure } }: { withdrawal: Withdrawal }) {
  const t = useT();
  const usdt = channel === 'usdt';
  return (
    <div className="flex flex-col gap-3">
      {failure === null || failure === 'test_panel' ? null : (
        <p className="text-13 text-pretty text-ink-2">{t(`withdraw.failureNext.${failure}`)}</p>
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2">
        {failure === 'test_panel' ? null : (
          <ButtonLink href={hashHref(usdt ? walletRoutes.addresses.href() : walletRoutes.bankCards.href())}>
            {usdt ? t('withdraw.list.toAddresses') : t('withdraw.list.toBankCards')}
          </ButtonLink>
        )}
        <ButtonLink
          href={hashHref(usdt ? walletRoutes.withdrawUsdt.href() : walletRoutes.withdrawCash.href())}
        >
          {t('withdraw.list.again')}
        </ButtonLink>
      </div>
    </div>
  );
}
