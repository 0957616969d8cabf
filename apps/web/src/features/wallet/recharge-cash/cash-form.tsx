import type { ResultOf } from '@paydirt/contract';
import type { rechargeConfig } from '@paydirt/contract/wallet/recharge';
import { convertToUsdt, isPositive, parseAmountInput, TEST_CARDS, toDecimal, usdt } from '@paydirt/domain';
import { AmountText } from '@paydirt/ui/amount-text';
import { Button } from '@paydirt/ui/button';
import { Card } from '@paydirt/ui/card';
import { NoticeBar } from '@paydirt/ui/notice-bar';
import type { FormEvent } from 'react';

import { amountOf, rateOfWire } from '../data/recharge.ts';
import { useDraft } from '../../../forms/draft.ts';
import { useForm } from '../../../forms/form.ts';
import { useFormat, useLocale, useT } from '../../../platform/hooks.tsx';
import { FormFailure } from '../../../forms/form-failure.tsx';
import { durationText } from '../recharge/duration-text.ts';
import { rateText } from '../recharge/rate-text.ts';
import { readAmountToConvert } from '../../../forms/amount/read-amount.ts';
import { UnansweredRecharge } from '../recharge/unanswered-recharge.tsx';
import { RechargeAmountField } from '../recharge/recharge-amount-field.tsx';
import { useStartRecharge } from '../recharge/use-start-recharge.ts';
import { CardChoice } from './card-choice.tsx';

/** Take the amount to pay and the card, and show the result at the current rate. */
export function CashForm({ terms }: { terms: ResultOf<typeof rechargeConfig>['cash'] }) {
  const t = useT();
  const format = useFormat();
  const locale = useLocale();
  const { values, change, clear } = useDraft('recharge-cash', { amount: '', card: '' });
  const form = useForm({
    fields: ['amount', 'card'],
    failures: { below_minimum: 'amount', rate_changed: 'amount' },
  });
  const { call, start, check, giveUp } = useStartRecharge('cash', { form, clear });
  const bounds = {
    asset: 'NGN',
    min: amountOf(terms.minimum, 'NGN'),
    max: amountOf(terms.maximum, 'NGN'),
  } as const;
  const card = TEST_CARDS.find(({ value }) => value === values.card)?.value ?? null;
  const typed = parseAmountInput(values.amount, locale, 'NGN');
  const rate = rateOfWire(terms.rate.rate);
  const received = typed.ok ? convertToUsdt(typed.value, rate) : usdt(0n);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const amount = readAmountToConvert(values.amount, locale, { ...bounds, rate });
    const reasons = {
      ...(amount.ok ? {} : { amount: amount.error }),
      ...(card === null ? { card: 'required' } : {}),
    };
    if (!form.check(reasons) || !amount.ok || card === null) return;
    await start({ amount: toDecimal(amount.value), rate: terms.rate.rate, card });
  }

  return (
    <form noValidate className="flex flex-col gap-5 px-4 pt-2" onSubmit={(event) => void submit(event)}>
      <RechargeAmountField
        label={t('recharge.cash.amount')}
        bounds={bounds}
        value={values.amount}
        {...form.field('amount', (amount) => change({ amount }))}
      />
      <Card tone="wash">
        <p className="text-13 text-ink-2">{t('recharge.status.receive')}</p>
        <AmountText amount={format.moneyParts(received, 'balance')} size="lg" />
        <p className="tabular text-13 text-ink-2">{rateText({ t, format }, terms.rate)}</p>
        <p className="text-13 text-ink-2">
          {t('recharge.cash.takes', { time: durationText(t, terms.seconds) })}
        </p>
      </Card>
      <CardChoice
        value={card}
        onValueChange={(chosen) => {
          change({ card: chosen });
          form.clearError('card');
        }}
        error={form.errors.card === undefined ? undefined : t('recharge.cash.chooseCard')}
        ref={form.control('card')}
      />
      <NoticeBar tone="neutral">{t('recharge.cash.testValues')}</NoticeBar>
      <FormFailure text={form.formError} />
      <UnansweredRecharge
        call={call}
        currency="NGN"
        onCheck={() => void check()}
        onGiveUp={() => void giveUp()}
      />
      {call.lost === null ? (
        <Button type="submit" wide size="lg" variant="primary" busy={call.sending} guarded>
          {typed.ok && isPositive(typed.value)
            ? t('recharge.cash.pay', { amount: format.money(typed.value, 'price') })
            : t('recharge.titleCash')}
        </Button>
      ) : null}
    </form>
  );
}
