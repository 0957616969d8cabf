import type { ResultOf } from '@paydirt/contract';
import type { rechargeConfig } from '@paydirt/contract/calls/recharge';
import { toDecimal } from '@paydirt/domain';
import { Button } from '@paydirt/ui/button';
import { AmountField } from '@paydirt/ui/field';
import { NoticeBar } from '@paydirt/ui/notice-bar';
import { Skeleton, SkeletonBlock, SkeletonLine } from '@paydirt/ui/skeleton';
import type { FormEvent } from 'react';

import { useAddRecharge, useRechargeConfig } from '../../data/recharge.ts';
import { useIntent } from '../../data/use-send.ts';
import { moneyOf } from '../../data/wire.ts';
import { useDraft } from '../../platform/draft.ts';
import { useForm } from '../../platform/form.ts';
import { useNavigate, useQueryParameter } from '../../platform/hash-location.ts';
import { useFormat, useLocale, useT } from '../../platform/hooks.tsx';
import { href } from '../../platform/routes.ts';
import { Screen } from '../../shell/screen.tsx';
import { Viewed } from '../../shell/viewed.tsx';
import { FormFailure } from '../login/form-failure.tsx';
import { durationText } from '../recharge/duration-text.ts';
import { readAmount } from '../recharge/read-amount.ts';
import { RechargeStatus } from '../recharge/recharge-status.tsx';

/** Recharge with USDT: the amount, and then the recharge itself, which has an address of its own. */
export function RechargeUsdtScreen() {
  const id = useQueryParameter('id');
  const config = useRechargeConfig();
  return (
    <Screen>
      {id === null ? (
        <Viewed view={config} skeleton={<Loading />}>
          {({ usdt }) => <UsdtForm terms={usdt} />}
        </Viewed>
      ) : (
        <RechargeStatus id={id} />
      )}
    </Screen>
  );
}

function UsdtForm({ terms }: { terms: ResultOf<typeof rechargeConfig>['usdt'] }) {
  const t = useT();
  const format = useFormat();
  const locale = useLocale();
  const navigate = useNavigate();
  const { values, change, clear } = useDraft('recharge-usdt', { amount: '' });
  const { send, sending } = useAddRecharge();
  const intent = useIntent('recharge:usdt');
  const form = useForm({ fields: ['amount'], failures: { below_minimum: 'amount' } });
  const bounds = { asset: 'USDT', min: moneyOf(terms.minimum), max: moneyOf(terms.maximum) } as const;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const amount = readAmount(values.amount, locale, bounds);
    if (!form.check(amount.ok ? {} : { amount: amount.error }) || !amount.ok) return;
    const result = await send({ channel: 'usdt', amount: toDecimal(amount.value) }, intent);
    if (result === null) return;
    if (!result.ok) {
      form.fail(result.error);
      return;
    }
    clear();
    navigate(href.rechargeUsdt({ id: result.value.data.id }), { replace: true });
  }

  return (
    <form noValidate className="flex flex-col gap-5 px-4 pt-2" onSubmit={(event) => void submit(event)}>
      <AmountField
        label={t('recharge.form.amount')}
        hint={t('recharge.form.limits', {
          minimum: format.money(bounds.min, 'price'),
          maximum: format.money(bounds.max, 'price'),
        })}
        locale={locale}
        unit="USDT"
        value={values.amount}
        onValueChange={(amount) => {
          change({ amount });
          form.mend('amount');
        }}
        error={form.errors.amount}
        ref={form.control('amount')}
      />
      <ul className="flex list-disc flex-col gap-1 ps-5 text-15 text-ink-2">
        <li>{t('recharge.form.noFee')}</li>
        <li>
          {t('recharge.form.takes', {
            count: format.number(terms.needed),
            time: durationText(t, terms.seconds),
          })}
        </li>
        <li>{t('recharge.form.waits', { time: durationText(t, terms.expiresAfterSeconds) })}</li>
      </ul>
      <NoticeBar tone="neutral">{t('recharge.form.testOnly')}</NoticeBar>
      <FormFailure text={form.formError} />
      <Button type="submit" wide size="lg" variant="primary" busy={sending} guarded>
        {t('recharge.form.start')}
      </Button>
    </form>
  );
}

function Loading() {
  const t = useT();
  return (
    <Skeleton label={t('common.loading')} className="flex flex-col gap-5 px-4 pt-2">
      <SkeletonLine extent="short" />
      <SkeletonBlock className="h-14" />
      <SkeletonBlock className="h-24" />
      <SkeletonBlock className="h-13" />
    </Skeleton>
  );
}
