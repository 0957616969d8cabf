import type { Withdrawal } from '@paydirt/contract/wallet/withdrawal';
import { Button } from '@paydirt/ui/button';
import { DescriptionList } from '@paydirt/ui/description-list';
import { useState } from 'react';

import { useForm } from '../../../forms/form.ts';
import { Unanswered } from '../../../forms/unanswered.tsx';
import { moneyOf } from '../../../platform/data/wire.ts';
import { useFormat, useT } from '../../../platform/hooks.tsx';
import type { Confirmed } from '../../../platform/intents/intents.ts';
import type { useCreateWithdrawal } from '../data/withdrawals.ts';
import type { Destinations } from './withdraw-stage.ts';
import { FundPasswordField } from './fund-password-field.tsx';
import { readFundPassword } from './typed-withdrawal.ts';
import { FUND_PASSWORD_FAILURES } from './use-withdraw-form.ts';
import { WithdrawalDestination } from './withdrawal-destination.tsx';

interface UnansweredWithdrawalProps {
  call: ReturnType<typeof useCreateWithdrawal>;
  confirmed: Confirmed;
  channel: Withdrawal['channel'];
  destinations: Destinations;
  onBack: () => void;
  /** Handle its outcome. */
  onFinish: (result: Awaited<ReturnType<ReturnType<typeof useCreateWithdrawal>['again']>>) => void;
  onGiveUp: () => void;
}

/** A withdrawal that was sent and has no answer, as it was confirmed. The PIN is held in memory only. */
export function UnansweredWithdrawal({
  call,
  confirmed: { input, shown },
  channel,
  destinations,
  onBack,
  onFinish,
  onGiveUp,
}: UnansweredWithdrawalProps) {
  const t = useT();
  const format = useFormat();
  const [fundPassword, setFundPassword] = useState('');
  const form = useForm({ fields: ['fundPassword'], failures: FUND_PASSWORD_FAILURES });
  const isPinRefused = call.failure !== null && call.failure.name in FUND_PASSWORD_FAILURES;
  // A wrong PIN has to be entered again.
  const [needsPin, setNeedsPin] = useState(!call.hasSecrets);
  if (isPinRefused && !needsPin) setNeedsPin(true);
  const { fee, net } = shown;

  async function check() {
    const password = readFundPassword(fundPassword);
    if (!form.check(needsPin && !password.ok ? { fundPassword: password.error } : {})) return;
    const result = await call.again(needsPin ? { fundPassword } : {});
    if (result?.ok === false && result.error.name in FUND_PASSWORD_FAILURES) form.fail(result.error);
    else onFinish(result);
  }

  return (
    <div className="flex flex-col gap-4">
      <WithdrawalDestination destinations={destinations} id={input['addressId'] ?? input['bankId']} />
      {fee === undefined || net === undefined ? null : (
        <DescriptionList
          aria-label={t('withdraw.form.figures')}
          items={[
            { term: t('withdraw.terms.fee'), value: format.money(moneyOf(fee), 'exact') },
            { term: t('withdraw.form.net'), value: format.money(moneyOf(net), 'exact') },
          ]}
        />
      )}
      {needsPin ? (
        <FundPasswordField
          channel={channel}
          value={fundPassword}
          {...form.field('fundPassword', setFundPassword)}
        />
      ) : null}
      <Unanswered call={isPinRefused ? { ...call, failure: null } : call} onGiveUp={onGiveUp} />
      <div className="flex flex-col gap-2">
        <Button wide size="lg" variant="primary" guarded busy={call.sending} onClick={() => void check()}>
          {t('common.unanswered.check')}
        </Button>
        <Button wide size="lg" onClick={onBack}>
          {t('common.close')}
        </Button>
      </div>
    </div>
  );
}
