import { checkAmount, CURRENCY, err, ok, parseAmountInput, toDecimal } from '@paydirt/domain';
import { Button } from '@paydirt/ui/button';
import { AmountField } from '@paydirt/ui/field';
import { FigureGrid } from '@paydirt/ui/figure-grid';
import { Skeleton, SkeletonBlock } from '@paydirt/ui/skeleton';
import { type FormEvent, useState } from 'react';

import { Unanswered } from '../../forms/unanswered.tsx';
import { FormFailure } from '../../forms/form-failure.tsx';
import { useForm } from '../../forms/form.ts';
import { moneyOf } from '../../platform/data/wire.ts';
import { useFormat, useLocale, useMember, useT, useToast } from '../../platform/hooks.tsx';
import { Viewed } from '../../shell/screen/viewed.tsx';
import { useBudget, useFillBudget, useSpendBudget } from './data/budget.ts';
import { PanelAccountField } from './panel-account-field.tsx';
import { PanelSection } from './panel-section.tsx';

/** Fill the promotion budget from the operator's own money, or spend it, with the services' own entries (H6). */
export function PanelBudget() {
  const t = useT();
  const format = useFormat();
  return (
    <PanelSection title={t('test.budget.title')}>
      <Viewed
        inset
        part
        view={useBudget()}
        skeleton={
          <Skeleton label={t('common.loading')}>
            <SkeletonBlock className="h-16" />
          </Skeleton>
        }
      >
        {({ left, capital }) => (
          <FigureGrid
            figures={[
              { label: t('test.budget.left'), value: format.money(moneyOf(left), 'balance') },
              { label: t('test.budget.capital'), value: format.money(moneyOf(capital), 'balance') },
            ]}
          />
        )}
      </Viewed>
      <FillForm />
      <SpendForm />
    </PanelSection>
  );
}

function FillForm() {
  const t = useT();
  const format = useFormat();
  const locale = useLocale();
  const toast = useToast();
  const [amount, setAmount] = useState('100');
  const form = useForm({ fields: ['amount'] });
  const call = useFillBudget(form.settledElsewhere);
  const parsed = parseAmountInput(amount, locale);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const checked = parsed.ok ? checkAmount(parsed.value) : parsed;
    if (!form.check(checked.ok ? {} : { amount: checked.error }) || !checked.ok) return;
    await finish(await call.confirm({ amount: toDecimal(checked.value) }));
  }

  async function finish(result: Awaited<ReturnType<typeof call.again>>) {
    const answer = form.answerOf(result);
    if (answer === null) return;
    toast(t('test.budget.now', { left: format.money(moneyOf(answer.data.left), 'balance') }), 'success');
  }

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <AmountField
        label={t('test.budget.amount')}
        locale={locale}
        unit={CURRENCY}
        value={amount}
        {...form.field('amount', setAmount)}
      />
      {call.lost === null ? (
        <>
          <FormFailure text={form.formError} />
          <Button type="submit" busy={call.sending} guarded>
            {t('test.budget.fill', { amount: parsed.ok ? format.money(parsed.value, 'price') : CURRENCY })}
          </Button>
        </>
      ) : (
        <Unanswered
          call={call}
          onCheck={() => void call.again().then(finish)}
          onGiveUp={() => void call.giveUp().then(finish)}
        />
      )}
    </form>
  );
}

function SpendForm() {
  const t = useT();
  const format = useFormat();
  const locale = useLocale();
  const toast = useToast();
  const member = useMember();
  const [phone, setPhone] = useState(member?.phone ?? member?.email ?? '');
  const [left, setLeft] = useState('0');
  const form = useForm({
    fields: ['phone', 'left'],
    failures: { account_unknown: 'phone', promotion_budget_empty: 'left' },
  });
  const call = useSpendBudget(form.settledElsewhere);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const parsed = parseAmountInput(left, locale);
    const kept =
      parsed.ok && parsed.value.minor < 0n ? err('below_minimum') : parsed.ok ? ok(parsed.value) : parsed;
    const reasons = {
      ...(phone.trim() === '' ? { phone: 'required' } : {}),
      ...(kept.ok ? {} : { left: kept.error }),
    };
    if (!form.check(reasons) || !kept.ok) return;
    await finish(await call.confirm({ phone: phone.trim(), left: toDecimal(kept.value) }));
  }

  async function finish(result: Awaited<ReturnType<typeof call.again>>) {
    const answer = form.answerOf(result);
    if (answer === null) return;
    toast(t('test.budget.now', { left: format.money(moneyOf(answer.data.left), 'balance') }), 'success');
  }

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <PanelAccountField value={phone} {...form.field('phone', setPhone)} />
      <AmountField
        label={t('test.budget.keep')}
        locale={locale}
        unit={CURRENCY}
        value={left}
        {...form.field('left', setLeft)}
      />
      {call.lost === null ? (
        <>
          <FormFailure text={form.formError} />
          <Button type="submit" busy={call.sending} guarded>
            {t('test.budget.spend')}
          </Button>
        </>
      ) : (
        <Unanswered
          call={call}
          onCheck={() => void call.again().then(finish)}
          onGiveUp={() => void call.giveUp().then(finish)}
        />
      )}
    </form>
  );
}
