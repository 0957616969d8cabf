import type { ResultOf } from '@paydirt/contract';
import type { rechargeConfig } from '@paydirt/contract/wallet/recharge';
import { CURRENCY, toDecimal } from '@paydirt/domain';
import { Button } from '@paydirt/ui/button';
import { NoticeBar } from '@paydirt/ui/notice-bar';
import { Skeleton, SkeletonBlock, SkeletonLine } from '@paydirt/ui/skeleton';
import type { FormEvent } from 'react';

import { moneyOf } from '../../../platform/data/wire.ts';
import { useDraft } from '../../../forms/draft.ts';
import { useForm } from '../../../forms/form.ts';
import { useFormat, useLocale, useT } from '../../../platform/hooks.tsx';
import { FormFailure } from '../../../forms/form-failure.tsx';
import { durationText } from '../recharge/duration-text.ts';
import { readAmount } from '../../../forms/amount/read-amount.ts';
import { UnansweredRecharge } from '../recharge/unanswered-recharge.tsx';
import { RechargeAmountField } from '../recharge/recharge-amount-field.tsx';
import { RechargePage } from '../recharge/recharge-page.tsx';
import { useStartRecharge } from '../recharge/use-start-recharge.ts';

/** Recharge with USDT, which is sent to a test address. */
export function RechargeUsdtScreen() {
  return <RechargePage skeleton={<Loading />}>{({ usdt }) => <UsdtForm terms={usdt} />}</RechargePage>;
}

function UsdtForm({ terms }: { terms: ResultOf<typeof rechargeConfig>['usdt'] }) {
  const t = useT();
  const format = useFormat();
  const locale = useLocale();
  const { values, change, clear } = useDraft('recharge-usdt', { amount: '' });
  const form = useForm({ fields: ['amount'], failures: { below_minimum: 'amount' } });
  const { call, start, check, giveUp } = useStartRecharge('usdt', { form, clear });
  const bounds = { asset: CURRENCY, min: moneyOf(terms.minimum), max: moneyOf(terms.maximum) } as const;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const amount = readAmount(values.amount, locale, bounds);
    if (!form.check(amount.ok ? {} : { amount: amount.error }) || !amount.ok) return;
    await start({ amount: toDecimal(amount.value) });
  }

  return (
    <form noValidate className="flex flex-col gap-5 px-4 pt-2" onSubmit={(event) => void submit(event)}>
      <RechargeAmountField
        label={t('recharge.form.amount')}
        bounds={bounds}
        value={values.amount}
        {...form.field('amount', (amount) => change({ amount }))}
      />
      <ul className="flex list-disc flex-col gap-1 ps-5 text-15 text-ink-2">
        <li>{t('recharge.form.noFee')}</li>
        <li>
          {t('recharge.form.takes', {
            count: format.number(terms.needed),
            time: durationText(t, terms.seconds),
          })}
        </li>
      </ul>
      <NoticeBar tone="neutral">{t('recharge.form.testOnly')}</NoticeBar>
      <FormFailure text={form.formError} />
      <UnansweredRecharge
        call={call}
        currency={CURRENCY}
        onCheck={() => void check()}
        onGiveUp={() => void giveUp()}
      />
      {call.lost === null ? (
        <Button type="submit" wide size="lg" variant="primary" busy={call.sending} guarded>
          {t('recharge.form.start')}
        </Button>
      ) : null}
    </form>
  );
}

function Loading() {
  const t = useT();
  return (
    <Skeleton label={t('common.loading')}>
      <div className="flex flex-col gap-5 px-4 pt-2">
        <div className="flex flex-col gap-1.5">
          <SkeletonLine size="13" extent="short" />
          <SkeletonBlock className="h-14" />
          <SkeletonLine size="13" extent="long" />
        </div>
        <div className="flex flex-col gap-1">
          <SkeletonLine extent="long" />
          <SkeletonLine extent="full" />
        </div>
        <SkeletonBlock className="h-18 rounded-card" />
        <SkeletonBlock className="h-13" />
      </div>
    </Skeleton>
  );
}
