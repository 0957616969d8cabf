import type { Withdrawal } from '@paydirt/contract/wallet/withdrawal';
import { type Money, subtract } from '@paydirt/domain';
import { Button } from '@paydirt/ui/button';
import { DescriptionList } from '@paydirt/ui/description-list';

import type { useCreateWithdrawal } from '../data/withdrawals.ts';
import { useFormat, useOwnFormat, useT } from '../../../platform/hooks.tsx';
import type { Destinations } from './withdraw-stage.ts';
import { WithdrawalDestination } from './withdrawal-destination.tsx';
import { UnansweredWithdrawal } from './unanswered-withdrawal.tsx';
import type { WithdrawRequest } from './use-withdraw-form.ts';
import { WithdrawFigures } from './withdraw-figures.tsx';

export interface ConfirmWithdrawalProps {
  call: ReturnType<typeof useCreateWithdrawal>;
  /** Null where nothing was reviewed, and only what was sent before is there to be shown. */
  request: WithdrawRequest | null;
  channel: Withdrawal['channel'];
  available: Money | null;
  destinations: Destinations;
  onBack: () => void;
  /** Send what is shown. */
  onConfirm: (request: WithdrawRequest) => void;
  /** Handle the outcome of a request without an answer, or of giving it up. */
  onFinish: (result: Awaited<ReturnType<ReturnType<typeof useCreateWithdrawal>['again']>>) => void;
}

/**
 * Show a withdrawal in full, and send it once; one that was sent and has no answer is shown as it was confirmed
 * (PRODUCT 7).
 */
export function ConfirmWithdrawal(props: ConfirmWithdrawalProps) {
  const { call, request, channel, destinations, onBack, onFinish } = props;
  if (call.lost !== null)
    return (
      <UnansweredWithdrawal
        {...{ call, channel, destinations, onBack, onFinish }}
        confirmed={call.lost}
        // Go back after giving up: without a `request`, as after a reload, this step would be empty.
        onGiveUp={() => void call.giveUp(onBack).then(onFinish)}
      />
    );
  return request === null ? null : <Confirm {...props} request={request} />;
}

type ConfirmProps = ConfirmWithdrawalProps & { request: WithdrawRequest };

function Confirm({ call, request, available, destinations, onBack, onConfirm }: ConfirmProps) {
  const t = useT();
  const format = useFormat();
  const own = useOwnFormat();
  const { input, amount } = request;
  return (
    <div className="flex flex-col gap-4">
      <WithdrawalDestination destinations={destinations} id={input.addressId ?? input.bankId} />
      <WithdrawFigures terms={request.terms} quoted={request} />
      {available === null ? null : (
        <DescriptionList
          items={[
            { term: t('withdraw.confirm.left'), value: own.money(subtract(available, amount), 'balance') },
          ]}
        />
      )}
      <div className="flex flex-col gap-2">
        <Button
          wide
          size="lg"
          variant="primary"
          guarded
          busy={call.sending}
          onClick={() => onConfirm(request)}
        >
          {t('withdraw.confirm.send', { amount: format.money(amount, 'balance') })}
        </Button>
        <Button wide size="lg" onClick={onBack}>
          {t('withdraw.confirm.back')}
        </Button>
      </div>
    </div>
  );
}
