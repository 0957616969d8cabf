import { faucet } from '@paydirt/contract/sandbox/world';
import { CONSTANTS, CURRENCY, err, type Money, parseAmountInput, toDecimal } from '@paydirt/domain';
import { Button } from '@paydirt/ui/button';
import { AmountField } from '@paydirt/ui/field';
import { type FormEvent, useState } from 'react';

import { useMoneyCall } from '../../platform/intents/use-money-call.ts';
import { moneyOf } from '../../platform/data/wire.ts';
import { useForm } from '../../forms/form.ts';
import { useFormat, useLocale, useMember, useT, useToast } from '../../platform/hooks.tsx';
import { FormFailure } from '../../forms/form-failure.tsx';
import { Unanswered } from '../../forms/unanswered.tsx';
import { PanelAccountField } from './panel-account-field.tsx';
import { PanelSection } from './panel-section.tsx';

export interface PanelFaucetProps {
  id: string;
  /** It pays the logged-in member alone. @default false */
  own?: boolean;
  /** Called when the money is there, for a page that opened the panel for it. */
  onDone: (() => void) | undefined;
}

/** Grant play USDT to the logged-in member, or to any other. */
export function PanelFaucet({ id, own = false, onDone }: PanelFaucetProps) {
  const t = useT();
  const member = useMember();
  return (
    <PanelSection id={id} title={t('test.faucet.title')}>
      {own && member === null ? (
        <p className="text-15 text-ink-2">{t('test.faucet.visitor')}</p>
      ) : (
        <Grant own={own} onDone={onDone} />
      )}
    </PanelSection>
  );
}

function Grant({ own, onDone }: { own: boolean; onDone: PanelFaucetProps['onDone'] }) {
  const t = useT();
  const format = useFormat();
  const locale = useLocale();
  const toast = useToast();
  const member = useMember();
  const [phone, setPhone] = useState(member?.phone ?? member?.email ?? '');
  const [amount, setAmount] = useState('200');
  const form = useForm({
    fields: ['phone', 'amount'],
    failures: { account_unknown: 'phone', below_minimum: 'amount' },
  });
  const call = useMoneyCall(faucet, 'faucet', form.settledElsewhere);
  const parsed = parseAmountInput(amount, locale);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const checked = parsed.ok && parsed.value.minor <= 0n ? err('not_positive') : parsed;
    const reasons = {
      ...(phone.trim() === '' ? { phone: 'required' } : {}),
      ...(checked.ok ? {} : { amount: checked.error }),
    };
    if (!form.check(reasons) || !checked.ok) return;
    await finish(
      await call.confirm({ phone: phone.trim(), amount: toDecimal(checked.value) }),
      checked.value,
    );
  }

  async function finish(result: Awaited<ReturnType<typeof call.again>>, granted: Money) {
    const answer = form.answerOf(result);
    if (answer === null) return;
    const available = format.money(moneyOf(answer.data.available), 'balance');
    toast(t('test.faucet.granted', { amount: format.money(granted, 'balance'), available }), 'success');
    onDone?.();
  }

  const { lost } = call;
  const lostAmount = lost === null ? null : moneyOf(String(lost.input['amount']));

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      {own ? null : <PanelAccountField value={phone} {...form.field('phone', setPhone)} />}
      <AmountField
        label={t('test.faucet.amount')}
        hint={t('test.faucet.limit', { limit: format.money(CONSTANTS.FAUCET_MAXIMUM, 'price') })}
        locale={locale}
        unit={CURRENCY}
        value={amount}
        {...form.field('amount', setAmount)}
      />
      {lostAmount === null ? (
        <>
          <FormFailure text={form.formError} />
          <Button type="submit" busy={call.sending} guarded>
            {t('test.faucet.grant', { amount: parsed.ok ? format.money(parsed.value, 'price') : CURRENCY })}
          </Button>
        </>
      ) : (
        <Unanswered
          call={call}
          title={format.money(lostAmount, 'price')}
          onCheck={() => void call.again().then((result) => finish(result, lostAmount))}
          onGiveUp={() => void call.giveUp().then((result) => finish(result, lostAmount))}
        />
      )}
    </form>
  );
}
