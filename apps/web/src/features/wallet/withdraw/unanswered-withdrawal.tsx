import type { Withdrawal } from '@paydirt/contract/wallet/withdrawal';
import { Button } from '@paydirt/ui/button';
import { DescriptionList } from '@paydirt/ui/description-list';
import { useState } from 'react';

import { Unanswered } from '../../../forms/unanswered.tsx';
import { moneyOf } from '../../../platform/data/wire.ts';
import { useFormat, useT } from '../../../platform/hooks.tsx';
import type { Confirmed, Fields } from '../../../platform/intents/intents.ts';
import type { useCreateWithdrawal } from '../data/withdrawals.ts';
import type { Destinations } from './withdraw-stage.ts';
import { FundPasswordField } from './fund-password-field.tsx';
import { WithdrawalDestination } from './withdrawal-destination.tsx';

interface UnansweredWithdrawalProps {
  call: ReturnType<typeof useCreateWithdrawal>;
  confirmed: Confirmed;
  channel: Withdrawal['channel'];
  destinations: Destinations;
  onBack: () => void;
  /** Ask for its outcome; the withdrawal PIN goes with it where it had to be typed again. */
  onCheck: (secrets: Fields) => void;
  onGiveUp: () => void;
}

/** A withdrawal that was sent and has no answer, as it was confirmed. The PIN is held in memory only. */
export function UnansweredWithdrawal({
  call,
  confirmed: { input, shown },
  channel,
  destinations,
  onBack,
  onCheck,
  onGiveUp,
}: UnansweredWithdrawalProps) {
  const t = useT();
  const format = useFormat();
  const [fundPassword, setFundPassword] = useState('');
  const refused = call.failure?.name.startsWith('fund_password') === true;
  // A wrong PIN has to be entered again.
  const [needsPin, setNeedsPin] = useState(!call.hasSecrets);
  if (refused && !needsPin) setNeedsPin(true);
  const { fee, net } = shown;
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
        <FundPasswordField channel={channel} value={fundPassword} onValueChange={setFundPassword} />
      ) : null}
      <Unanswered call={call} onGiveUp={onGiveUp} />
      <div className="flex flex-col gap-2">
        <Button
          wide
          size="lg"
          variant="primary"
          guarded
          busy={call.sending}
          onClick={() => onCheck(needsPin ? { fundPassword } : {})}
        >
          {t('common.unanswered.check')}
        </Button>
        <Button wide size="lg" onClick={onBack}>
          {t('common.close')}
        </Button>
      </div>
    </div>
  );
}
