import type { CashTerms, WithdrawalTerms } from '@paydirt/contract/wallet/withdrawal';
import { CURRENCY, type Money, wholeBalance } from '@paydirt/domain';
import { ActionBar } from '@paydirt/ui/action-bar';
import { Button } from '@paydirt/ui/button';
import { Card } from '@paydirt/ui/card';
import { AmountField } from '@paydirt/ui/field';
import { NoticeBar } from '@paydirt/ui/notice-bar';
import { type FormEvent, useState } from 'react';

import { useFundPasswordState } from '../data/destinations.ts';
import { useCreateWithdrawal } from '../data/withdrawals.ts';
import { useRefresh } from '../../../platform/data/use-call.ts';
import { moneyOf } from '../../../platform/data/wire.ts';
import { useClock, useFormat, useLocale, useOwnFormat, useT } from '../../../platform/hooks.tsx';
import { Unanswered } from '../../../forms/unanswered.tsx';
import { FormFailure } from '../../../forms/form-failure.tsx';
import { plainAmount } from '../../../forms/amount/plain-amount.ts';
import { DestinationChoice } from './destination-choice.tsx';
import { FundPasswordField } from './fund-password-field.tsx';
import { isCash, localMoney, weekendText } from './terms-text.ts';
import { useWithdrawForm, type WithdrawParts, type WithdrawRequest } from './use-withdraw-form.ts';
import { WithdrawFigures } from './withdraw-figures.tsx';
import { WithdrawSheet } from './withdraw-sheet.tsx';
import type { Destinations, WithdrawStage } from './withdraw-stage.ts';

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
  const [added, setAdded] = useState<string | null>(null);
  const bound = boundOf(destinations, added);
  const pin = useFundPasswordState();
  const fundPasswordSet = pin.status !== 'ready' || pin.value.set;
  const typed = useWithdrawForm({ channel, terms, available, bound, fundPasswordSet });
  const [request, setRequest] = useState<WithdrawRequest | null>(null);
  const [stage, setStage] = useState<WithdrawStage | null>(null);
  const own = useOwnFormat();
  const [failure, setFailure] = useState<string | null>(null);
  const call = useCreateWithdrawal(channel, (outcome) => {
    setStage(null);
    void outcome.then(setFailure);
  });
  const { lost } = call;
  const weekend = weekendText(terms, clock(), { t, format });
  const isComplete = bound?.length !== 0 && fundPasswordSet;

  /** Proceed to the first missing step, with the data that the one before has just set. */
  function goOn(parts: WithdrawParts) {
    if (parts.destinationId === '') setStage('destination');
    else if (parts.fundPassword === '' && !fundPasswordSet) setStage('pin');
    else {
      const next = typed.requestOf(parts);
      setRequest(next);
      setStage(next === null ? null : 'confirm');
    }
  }

  const { destinationId, fundPassword } = typed;
  const loading = destinations.status === 'loading';
  /**
   * The review was requested before the destinations were loaded: once they are, it opens, or reports what is
   * missing.
   */
  const [waiting, setWaiting] = useState(false);
  function review(event: FormEvent) {
    event.preventDefault();
    setFailure(null);
    if (lost !== null || !typed.check({ loading })) return;
    if (loading) setWaiting(true);
    else goOn({ destinationId, fundPassword });
  }
  if (waiting && !loading) {
    setWaiting(false);
    if (lost === null && typed.check({ loading })) goOn({ destinationId, fundPassword });
  }

  function choose(id: string) {
    setAdded(id);
    typed.choose(id);
    // A destination that was added before an amount was entered leads back to the form.
    if (typed.isAmountRight) goOn({ destinationId: id, fundPassword });
    else setStage(null);
  }

  const lostAmount =
    lost === null ? undefined : format.money(moneyOf(String(lost.input['amount'])), 'balance');
  const all = available === null ? null : wholeBalance(available);
  return (
    <>
      <form noValidate className="flex flex-1 flex-col gap-5" onSubmit={review}>
        <div className="flex flex-col gap-5 px-4 pt-2">
          {weekend === null ? null : <NoticeBar tone="pending">{weekend}</NoticeBar>}
          <div className="flex flex-col gap-3">
            <AmountField
              label={t('withdraw.form.amount')}
              aside={
                available === null ? undefined : (
                  <span className="tabular text-ink-2">
                    {t('withdraw.form.availableAmount', { amount: own.money(available, 'balance') })}
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
            value={destinationId}
            onValueChange={typed.choose}
            onAdd={() => setStage('destination')}
            error={typed.errors.destination}
            ref={typed.form.control('destination')}
          />
          {fundPasswordSet ? (
            <FundPasswordField
              channel={channel}
              value={fundPassword}
              onValueChange={typed.changeFundPassword}
              error={typed.errors.fundPassword}
              ref={typed.form.control('fundPassword')}
            />
          ) : null}
          <p className="text-13 text-pretty text-ink-2">{t('withdraw.form.testOnly')}</p>
          <FormFailure text={typed.form.formError ?? failure} />
          {stage === null ? <Unanswered call={call} title={lostAmount} /> : null}
        </div>
        <ActionBar>
          {lost === null ? (
            <Button type="submit" variant="primary" size="lg" wide busy={waiting}>
              {submitLabel()}
            </Button>
          ) : (
            <Button variant="primary" size="lg" wide onClick={() => setStage('confirm')}>
              {t('common.unanswered.check')}
            </Button>
          )}
        </ActionBar>
      </form>
      {/* Beside the form: what is submitted in the sheet would submit this one as well. */}
      <WithdrawSheet
        stage={stage}
        onStageChange={setStage}
        {...{ call, channel, request, available, destinations }}
        onDestination={choose}
        onPin={(password) => {
          typed.changeFundPassword(password);
          goOn({ destinationId, fundPassword: password });
        }}
        onRefused={(error) => {
          setStage(null);
          typed.form.fail(error);
          // The chosen address or account may have been deleted.
          void refresh('destinations');
        }}
        onDone={typed.clear}
      />
    </>
  );

  function submitLabel(): string {
    if (!isComplete) return t('withdraw.form.continue');
    return typed.quoted.net.minor > 0n && typed.errors.amount === undefined
      ? t('withdraw.form.reviewOf', { amount: format.money(typed.quoted.net, 'exact') })
      : t('withdraw.form.review');
  }
}

/** Ids of the bound destinations, with one that was just added and is not in the list yet; null while they are not known. */
function boundOf(destinations: Destinations, added: string | null): readonly string[] | null {
  if (destinations.status !== 'ready' && destinations.status !== 'empty') return null;
  const ids = destinations.status === 'ready' ? destinations.value.map(({ value }) => value) : [];
  return added === null || ids.includes(added) ? ids : [...ids, added];
}

function Limits({ terms, available }: { terms: WithdrawalTerms | CashTerms; available: Money | null }) {
  const t = useT();
  const format = useFormat();
  const own = useOwnFormat();
  const minimum = format.money(moneyOf(terms.minimum), 'price');
  const limits =
    available === null
      ? t('withdraw.form.belowMinimum', { minimum })
      : t('withdraw.form.limits', { minimum, maximum: own.money(available, 'balance') });
  // A local minimum for one unit equals the rate, which is already shown below.
  if (!isCash(terms) || terms.localMinimum === terms.rate) return limits;
  const local = format.money(localMoney(terms.localMinimum, terms.currency), 'balance');
  return `${limits} ${t('withdraw.form.limitsLocal', { minimum, local })}`;
}
