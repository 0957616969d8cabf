import type { Call } from '@paydirt/contract';
import { type Asset, parseMoney } from '@paydirt/domain';

import { Unanswered } from '../../../forms/unanswered.tsx';
import { useFormat } from '../../../platform/hooks.tsx';
import type { MoneyCall } from '../../../platform/intents/use-money-call.ts';

interface UnansweredRechargeProps {
  call: Pick<MoneyCall<Call>, 'lost' | 'failure' | 'sending'>;
  currency: Asset;
  onCheck: () => void;
  onGiveUp: () => void;
}

/** Show a recharge that was sent and has no answer, with its amount. */
export function UnansweredRecharge({ call, currency, onCheck, onGiveUp }: UnansweredRechargeProps) {
  const format = useFormat();
  const amount = parseMoney(String(call.lost?.input['amount']), currency);
  return (
    <Unanswered
      call={call}
      title={amount.ok ? format.money(amount.value, 'price') : undefined}
      onCheck={onCheck}
      onGiveUp={onGiveUp}
    />
  );
}
