import type { CashTerms, Withdrawal, WithdrawalTerms } from '@paydirt/contract/wallet/withdrawal';
import { CURRENCY, type Money, wholeBalance } from '@paydirt/domain';
import { ActionBar } from '@paydirt/ui/action-bar';
import { Button, ButtonLink } from '@paydirt/ui/button';
import { Card } from '@paydirt/ui/card';
import { AmountField } from '@paydirt/ui/field';
import { NoticeBar } from '@paydirt/ui/notice-bar';
import { type FormEvent, useState } from 'react';

import { useCreateWithdrawal } from '../data/withdrawals.ts';
import { useRefresh } from '../../../platform/data/use-call.ts';
import { moneyOf } from '../../../platform/data/wire.ts';
import { useClock, useFormat, useLocale, useT } from '../../../platform/hooks.tsx';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { accountRoutes } from '../../../routes/account.ts';
import { walletRoutes } from '../../../routes/wallet.ts';
import { Sheet } from '../../../shell/screen/sheet.tsx';
import { Unanswered } from '../../../forms/unanswered.tsx';
import { FormFailure } from '../../../forms/form-failure.tsx';
import { plainAmount } from '../../../forms/amount/plain-amount.ts';
import { ConfirmWithdrawal } from './confirm-withdrawal.tsx';
import { DestinationChoice, type Destinations } from './destination-choice.tsx';
import { FundPasswordField } from './fund-password-field.tsx';
import { isCash, localMoney, weekendText } from './terms-text.ts';
import { useWithdrawForm, type WithdrawRequest } from './use-withdraw-form.ts';
import { WithdrawFigures } from './withdraw-figures.tsx';
import { WithdrawReceipt } from './withdraw-receipt.tsx';

export interface WithdrawFormProps {
  channel: 'usdt' | 'cash';
  terms: WithdrawalTerms | CashTerms;
  available: Money | null;
  destinations: Destinations;
}

/** Take a withdrawal: amount, destination, fund password; then show it in full, send it once, and show the result. */
export function WithdrawForm({ channel, terms, available, destinations }: WithdrawFormProps) {
  const t = useT();
  const format = useFormat();
  const locale = useLocale();
  const clock = useClock();
  const refresh = useRefresh();
  const bound =
    destinations.status === 'ready'
      ? destinations.value.map(({ value }) => value)
      : destinations.status === 'empty'
        ? []
        : null;
  const typed = useWithdrawForm({ channel, terms, available, bound });
  const call = useCreateWithdrawal(channel);
  const { lost } = call;
  const [request, setRequest] = useState<WithdrawRequest | null>(null);
  const [done, setDone] = useState<Withdrawal | null>(null);
  const [open, setOpen] = useState(false);
  const [unconfirmed, setUnconfirmed] = useState(false);
  const weekend = weekendText(terms, clock(), { t, format });

  function review(event: FormEvent) {
    event.preventDefault();
    const next = lost === null ? typed.review() : null;
    if (next === null) return;
    setRequest(next);
    setDone(null);
    setOpen(true);
  }

  const lostAmount =
    lost === null ? undefined : format.money(moneyOf(String(lost.input['amount'])), 'balance');
  const all = available === null ? null : wholeBalance(available);
  return (
    <form noValidate className="flex flex-1 flex-col gap-5" onSubmit={review}>
      <div className="flex flex-col gap-5 px-4 pt-2">
        {weekend === null ? null : <NoticeBar tone="pending">{weekend}</NoticeBar>}
        <div className="flex flex-col gap-3">
          <AmountField
            label={t('withdraw.form.amount')}
            aside={
              available === null ? undefined : (
                <span className="tabular text-ink-2">
                  {t('withdraw.form.availableAmount', { amount: format.money(available, 'balance') })}
                </span>
              )
            }
            hint={<Limits terms={terms} available={all} />}
            locale={locale}
            unit={CURRENCY}
            value={typed.text}
            onValueChange={typed.changeText}
            error={typed.errors.amount}
            ref={typed.form.control('amount')}
            trailing={
              <Button
                variant="quiet"
                size="sm"
                aria-disabled={all === null}
                onClick={() => {
                  if (all !== null) typed.changeText(plainAmount(all, locale));
                }}
              >
                {t('withdraw.form.all')}
              </Button>
            }
          />
          <Card className="py-1">
            <WithdrawFigures terms={terms} quoted={typed.quoted} />
          </Card>
        </div>
        <DestinationChoice
          channel={channel}
          destinations={destinations}
          value={typed.destinationId}
          onValueChange={typed.choose}
          error={typed.errors.destination}
          ref={typed.form.control('destination')}
        />
        <FundPasswordField
          channel={channel}
          value={typed.fundPassword}
          onValueChange={typed.changeFundPassword}
          error={typed.errors.fundPassword}
          ref={typed.form.control('fundPassword')}
        />
        <p className="text-13 text-pretty text-ink-2">{t('withdraw.form.testOnly')}</p>
        {unconfirmed ? <ConfirmIdentity channel={channel} /> : null}
        <FormFailure text={typed.form.formError} />
        {open ? null : <Unanswered call={call} title={lostAmount} />}
      </div>
      <ActionBar>
        {lost === null ? (
          <Button type="submit" variant="primary" size="lg" wide>
            {typed.quoted.net.minor > 0n && typed.errors.amount === undefined
              ? t('withdraw.form.reviewOf', { amount: format.money(typed.quoted.net, 'exact') })
              : t('withdraw.form.review')}
          </Button>
        ) : (
          <Button
            variant="primary"
            size="lg"
            wide
            onClick={() => {
              setDone(null);
              setOpen(true);
            }}
          >
            {t('common.unanswered.check')}
          </Button>
        )}
      </ActionBar>
      <Sheet
        open={open}
        onOpenChange={setOpen}
        title={
          done === null
            ? t('withdraw.confirm.title', {
                amount: lostAmount ?? (request === null ? '' : format.money(request.amount, 'balance')),
              })
            : t('withdraw.receipt.title')
        }
      >
        {done === null ? (
          <ConfirmWithdrawal
            call={call}
            channel={channel}
            request={request}
            available={available}
            destinations={destinations}
            onBack={() => setOpen(false)}
            onRefused={(error) => {
              setOpen(false);
              setUnconfirmed(error.name === 'verify_needed');
              if (error.name !== 'verify_needed') typed.form.fail(error);
              // The address or account may be gone.
              void refresh('destinations');
            }}
            onDone={(withdrawal) => {
              typed.clear();
              setDone(withdrawal);
            }}
          />
        ) : (
          <WithdrawReceipt withdrawal={done} onClose={() => setOpen(false)} />
        )}
      </Sheet>
    </form>
  );
}

/** Lead to the identity check, which the first withdrawal to a new destination requires, and back. */
function ConfirmIdentity({ channel }: { channel: 'usdt' | 'cash' }) {
  const t = useT();
  const to = channel === 'usdt' ? walletRoutes.withdrawUsdt.href() : walletRoutes.withdrawCash.href();
  return (
    <NoticeBar
      role="alert"
      tone="pending"
      title={t('error.verify_needed')}
      action={
        <ButtonLink href={hashHref(accountRoutes.verify.href({ to }))}>
          {t('withdraw.form.confirmIdentity')}
        </ButtonLink>
      }
    >
      {t('withdraw.form.firstTo')}
    </NoticeBar>
  );
}

function Limits({ terms, available }: { terms: WithdrawalTerms | CashTerms; available: Money | null }) {
  const t = useT();
  const format = useFormat();
  const minimum = format.money(moneyOf(terms.minimum), 'price');
  const limits =
    available === null
      ? t('withdraw.form.belowMinimum', { minimum })
      : t('withdraw.form.limits', { minimum, maximum: format.money(available, 'balance') });
  if (!isCash(terms)) return limits;
  const local = format.money(localMoney(terms.localMinimum, terms.currency), 'balance');
  return `${limits} ${t('withdraw.form.limitsLocal', { minimum, local })}`;
}
