import type { CallError } from '@paydirt/contract';
import type { LeaseReturn, Order } from '@paydirt/contract/goods/orders';
import { isPositive, ok, type Result, subtract, toDecimal } from '@paydirt/domain';
import { AmountText } from '@paydirt/ui/amount-text';
import { Button, ButtonLink } from '@paydirt/ui/button';
import { DescriptionList } from '@paydirt/ui/description-list';
import { Illustration, scenes } from '@paydirt/ui/illustration';
import { NoticeBar } from '@paydirt/ui/notice-bar';
import { Skeleton, SkeletonBlock, SkeletonLine } from '@paydirt/ui/skeleton';
import { FailedState } from '@paydirt/ui/state-message';
import { useState } from 'react';

import { useReturnLease } from '../data/orders.ts';
import { moneyOf } from '../../../platform/data/wire.ts';
import { Unanswered } from '../../../forms/unanswered.tsx';
import type { Confirmed } from '../../../platform/intents/intents.ts';
import type { OnSettledElsewhere } from '../../../platform/intents/settled-elsewhere.ts';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useFailureText, useFormat, useT } from '../../../platform/hooks.tsx';
import type { Quoting } from './use-quote.ts';
import { walletRoutes } from '../../../routes/wallet.ts';

interface ReturnLeaseProps {
  order: Order;
  quoting: Quoting;
  onClose: () => void;
  onSettledElsewhere: OnSettledElsewhere;
}

/** Return a lease: first what it gives back and why, then the confirmation, then what came of it (H11). */
export function ReturnLease({
  order,
  quoting: { quote, request },
  onClose,
  onSettledElsewhere,
}: ReturnLeaseProps) {
  const t = useT();
  const failureText = useFailureText();
  const call = useReturnLease(order.id, onSettledElsewhere);
  const { open } = call;
  const [outcome, setOutcome] = useState<Result<LeaseReturn, CallError> | null>(null);
  if (outcome?.ok) return <Returned order={order} given={outcome.value} />;
  const confirmed = open === null ? null : confirmedReturn(open.shown);
  if (confirmed !== null)
    return <Confirm {...{ order, call, onClose }} quote={confirmed} onOutcome={setOutcome} />;
  if (outcome !== null) return <Refused error={outcome.error} onClose={onClose} />;
  switch (quote.status) {
    case 'loading':
      return <Loading />;
    case 'failed':
      return quote.error.retryable ? (
        <FailedState
          illustration={<Illustration src={scenes.failed} />}
          title={t('common.loadFailed')}
          text={failureText(quote.error)}
          onRetry={request}
          retryLabel={t('common.retry')}
        />
      ) : (
        <Refused error={quote.error} onClose={onClose} />
      );
    case 'ready':
      return (
        <Confirm
          {...{ order, call, onClose }}
          // All that a full refund deducts: income collected, and make-up payments for it.
          quote={{
            ...quote.value,
            received: toDecimal(subtract(moneyOf(order.paid), moneyOf(quote.value.amount))),
          }}
          onOutcome={setOutcome}
        />
      );
  }
}

/** A final refusal, also of a request that was confirmed on an earlier visit. */
function Refused({ error, onClose }: { error: CallError; onClose: () => void }) {
  const t = useT();
  const failureText = useFailureText();
  return (
    <div className="flex flex-col gap-4">
      <div role="alert">
        <NoticeBar tone="failure">{failureText(error)}</NoticeBar>
      </div>
      <Button wide size="lg" onClick={onClose}>
        {t('common.close')}
      </Button>
    </div>
  );
}

interface ConfirmProps {
  order: Order;
  call: ReturnType<typeof useReturnLease>;
  quote: ShownReturn;
  onClose: () => void;
  onOutcome: (outcome: Result<LeaseReturn, CallError>) => void;
}

/** Figures on the confirmation of a return, kept with it once it is sent. */
type ShownReturn = Pick<LeaseReturn, 'amount' | 'basis' | 'remainingDays'> & { readonly received: string };

function confirmedReturn({ amount, basis, remainingDays, received }: Confirmed['shown']): ShownReturn | null {
  if (amount === undefined || received === undefined) return null;
  return {
    amount,
    received,
    basis: basis === 'full' ? 'full' : 'pro_rata',
    remainingDays: Number(remainingDays),
  };
}

function Confirm({ order, call, quote, onClose, onOutcome }: ConfirmProps) {
  const t = useT();
  const format = useFormat();
  const failureText = useFailureText();
  const { lost, sending } = call;
  const [error, setError] = useState<CallError | null>(null);
  const amount = moneyOf(quote.amount);
  const full = quote.basis === 'full';
  const unreceived = isPositive(subtract(moneyOf(order.accrued), moneyOf(order.received)));

  async function confirm() {
    const result = await (lost === null
      ? call.confirm(
          { orderId: order.id, amount: quote.amount },
          {
            amount: quote.amount,
            basis: quote.basis,
            remainingDays: String(quote.remainingDays),
            received: quote.received,
          },
        )
      : call.again());
    finish(result);
  }

  function finish(result: Awaited<ReturnType<typeof call.again>>) {
    if (result === null) return;
    if (result.ok) onOutcome(ok(result.value.data));
    else if (result.error.retryable) setError(result.error);
    else onOutcome(result);
  }

  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="text-15 text-ink-2">{t('orders.giveBack.amount')}</p>
        <AmountText amount={format.moneyParts(amount, 'balance')} size="lg" />
        <p className="text-13 text-ink-2">
          {full ? t('orders.giveBack.basisFull') : t('orders.giveBack.basisProRata')}
        </p>
      </div>
      <DescriptionList
        className="border-y border-line"
        items={[
          { term: t('orders.giveBack.paid'), value: format.money(moneyOf(order.paid), 'price') },
          full
            ? { term: t('orders.giveBack.received'), value: format.money(moneyOf(quote.received), 'balance') }
            : {
                term: t('orders.giveBack.remaining'),
                value: t('orders.giveBack.daysOf', { days: quote.remainingDays, all: order.validDays }),
              },
        ]}
      />
      <div className="flex flex-col gap-1 text-13 text-ink-2">
        <p>{t('orders.giveBack.afterwards')}</p>
        {full && unreceived ? <p>{t('orders.giveBack.unreceived')}</p> : null}
      </div>
      {/* What it would give back now was not asked. */}
      <Unanswered call={call} onGiveUp={() => void call.giveUp(onClose).then(finish)} />
      {error === null || lost !== null ? null : (
        <div role="alert">
          <NoticeBar tone="failure">{failureText(error)}</NoticeBar>
        </div>
      )}
      {/* Calm, and in the order of every question: what leaves things as they are comes first. */}
      <div className="flex flex-wrap gap-2 *:min-w-[calc(50%-var(--spacing))] *:flex-auto">
        <Button size="lg" onClick={onClose}>
          {lost === null ? t('orders.giveBack.keep') : t('common.close')}
        </Button>
        <Button size="lg" guarded busy={sending} onClick={() => void confirm()}>
          {lost === null
            ? t('orders.giveBack.confirm', { amount: format.money(amount, 'balance') })
            : t('common.unanswered.check')}
        </Button>
      </div>
    </div>
  );
}

function Returned({ order, given }: { order: Order; given: LeaseReturn }) {
  const t = useT();
  const format = useFormat();
  return (
    <div className="flex flex-col items-center gap-4 text-center">
      <Illustration src={scenes.success} className="w-40" />
      <div role="status">
        <h3 className="font-title text-20 font-bold text-balance">
          {t('orders.giveBack.doneTitle', { name: order.productName })}
        </h3>
        <p className="mt-1 text-15 text-ink-2">
          {t('orders.giveBack.doneText', { amount: format.money(moneyOf(given.amount), 'balance') })}
        </p>
      </div>
      <ButtonLink wide size="lg" href={hashHref(walletRoutes.records.href({ kind: 'refund' }))}>
        {t('orders.giveBack.toRecords')}
      </ButtonLink>
    </div>
  );
}

function Loading() {
  const t = useT();
  return (
    <Skeleton label={t('common.loading')}>
      <SkeletonLine extent="medium" />
      <SkeletonLine size="32" extent="medium" />
      <SkeletonBlock className="mt-4 h-24" />
      <SkeletonBlock className="mt-4 h-13" />
    </Skeleton>
  );
}
