import { CallError } from '@paydirt/contract';
import type { CapitalRecord } from '@paydirt/contract/wallet/records';
import { convertToUsdt, CURRENCY, isPositive, parseAmountInput, toDecimal, usdt } from '@paydirt/domain';
import { AmountText } from '@paydirt/ui/amount-text';
import { Button } from '@paydirt/ui/button';
import { Card } from '@paydirt/ui/card';
import { DescriptionList } from '@paydirt/ui/description-list';
import { AmountField } from '@paydirt/ui/field';
import { NoticeBar } from '@paydirt/ui/notice-bar';
import type { FormEvent } from 'react';

import { amountOf, rateOfWire, useCheckRedemption, useRedeem } from '../data/recharge.ts';
import { timeOf } from '../../../platform/data/wire.ts';
import { useForm } from '../../../forms/form.ts';
import { useFormat, useLocale, useT } from '../../../platform/hooks.tsx';
import { FormFailure } from '../../../forms/form-failure.tsx';
import { plainAmount } from '../../../forms/amount/plain-amount.ts';
import { rateText } from '../recharge/rate-text.ts';
import { readAmountToConvert } from '../../../forms/amount/read-amount.ts';
import { CODE_FAILURES, type Offer } from './offer.ts';

interface OfferFormProps {
  offer: Offer;
  amount: string;
  onAmountChange: (amount: string) => void;
  onOtherCode: () => void;
  /** The code is worth something else now: its rate has changed. */
  onOffer: (offer: Offer) => void;
  onRedeemed: (record: CapitalRecord) => void;
}

/** Show the value of a code, take the amount to redeem, and show its result at the current rate. */
export function OfferForm({
  offer,
  amount,
  onAmountChange,
  onOtherCode,
  onOffer,
  onRedeemed,
}: OfferFormProps) {
  const t = useT();
  const format = useFormat();
  const locale = useLocale();
  const { send: lookUp } = useCheckRedemption();
  const form = useForm({
    fields: ['code', 'amount'],
    failures: { ...CODE_FAILURES, above_code_value: 'amount', rate_changed: 'amount' },
  });
  const { confirm, sending } = useRedeem(form.settledElsewhere);
  const amountField = form.field('amount', onAmountChange);
  const limit = amountOf(offer.limit, offer.currency);
  const limitText = format.money(limit, 'price');
  const typed = parseAmountInput(amount, locale, offer.currency);
  const rate = rateOfWire(offer.rate.rate);
  const received = typed.ok ? convertToUsdt(typed.value, rate) : usdt(0n);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const checked = readAmountToConvert(amount, locale, { asset: offer.currency, max: limit, rate });
    if (!form.check(checked.ok ? {} : { amount: checked.error }) || !checked.ok) return;
    const input = { code: offer.code, amount: toDecimal(checked.value), rate: offer.rate.rate };
    const result = await confirm(input);
    if (result === null) return;
    if (result.ok) {
      onRedeemed(result.value.data);
      return;
    }
    form.fail(result.error);
    if (!(result.error instanceof CallError) || result.error.name !== 'rate_changed') return;
    const renewed = await lookUp({ code: offer.code });
    if (renewed?.ok) onOffer(renewed.value.data);
  }

  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      <section className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="font-title text-20 font-bold" translate="no">
            {offer.code}
          </h2>
          <Button size="sm" onClick={onOtherCode}>
            {t('exchange.otherCode')}
          </Button>
        </div>
        {form.errors.code === undefined ? null : (
          <div role="alert" ref={form.control('code')} tabIndex={-1}>
            <NoticeBar tone="failure">{form.errors.code}</NoticeBar>
          </div>
        )}
        <DescriptionList
          className="border-t border-line"
          items={[
            { term: t('exchange.worth'), value: limitText },
            ...(offer.currency === CURRENCY
              ? []
              : [{ term: t('exchange.rate'), value: rateText({ t, format }, offer.rate) }]),
            { term: t('exchange.validUntil'), value: format.day(timeOf(offer.validUntil)) },
            { term: t('exchange.paidBy'), value: t('exchange.promotionBudget') },
          ]}
        />
      </section>
      <AmountField
        label={t('exchange.amount')}
        hint={t('exchange.limit', { limit: limitText })}
        locale={locale}
        unit={offer.currency}
        value={amount}
        {...amountField}
        trailing={
          <Button
            size="sm"
            variant="quiet"
            onClick={() => amountField.onValueChange(plainAmount(limit, locale))}
          >
            {t('exchange.all')}
          </Button>
        }
      />
      <Card tone="wash">
        <p className="text-13 text-ink-2">{t('recharge.status.receive')}</p>
        <AmountText amount={format.moneyParts(received, 'balance')} size="lg" />
      </Card>
      <FormFailure text={form.formError} />
      <Button type="submit" wide size="lg" variant="primary" busy={sending} guarded>
        {isPositive(received)
          ? t('exchange.submit', { amount: format.money(received, 'balance') })
          : t('exchange.title')}
      </Button>
    </form>
  );
}
