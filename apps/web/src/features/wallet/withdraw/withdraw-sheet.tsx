import type { CallError } from '@paydirt/contract';
import type { Withdrawal } from '@paydirt/contract/wallet/withdrawal';
import { type Money, toDecimal } from '@paydirt/domain';

import { useFormat, useT, useToast } from '../../../platform/hooks.tsx';
import { moneyOf } from '../../../platform/data/wire.ts';
import { part } from '../../../shell/screen/part.tsx';
import { PartBoundary } from '../../../shell/screen/part-boundary.tsx';
import { Sheet } from '../../../shell/screen/sheet.tsx';
import { useSheetStage } from '../../../shell/screen/use-sheet-stage.ts';
import type { useCreateWithdrawal } from '../data/withdrawals.ts';
import { ConfirmWithdrawal } from './confirm-withdrawal.tsx';
import type { Destinations, WithdrawStage } from './withdraw-stage.ts';
import type { WithdrawRequest } from './use-withdraw-form.ts';
import { WithdrawReceipt } from './withdraw-receipt.tsx';

// Most members have completed these steps, so they are a separate chunk. Their texts come with the screen.
const FirstStep = part([], async () => (await import('./first-step.tsx')).FirstStep, { preload: true });

interface WithdrawSheetProps {
  /** Null while the sheet is closed. */
  stage: WithdrawStage | null;
  onStageChange: (stage: WithdrawStage | null) => void;
  call: ReturnType<typeof useCreateWithdrawal>;
  channel: Withdrawal['channel'];
  request: WithdrawRequest | null;
  available: Money | null;
  destinations: Destinations;
  onDestination: (id: string) => void;
  onPin: (password: string) => void;
  /** Called with a final refusal, except `verify_needed`, after which the identity is confirmed. */
  onRefused: (error: CallError) => void;
  onDone: () => void;
}

/**
 * The sheet of a withdrawal: first the destination, the PIN and the identity where they are missing, then the
 * confirmation, then the receipt.
 */
export function WithdrawSheet(props: WithdrawSheetProps) {
  const t = useT();
  const format = useFormat();
  const { stage, onStageChange, call, channel, request } = props;
  const toast = useToast();
  const sheet = useSheetStage<WithdrawStage, Withdrawal>(stage, 'confirm');
  const { shown, result: done } = sheet;

  const amount = call.lost === null ? (request?.amount ?? null) : moneyOf(String(call.lost.input['amount']));
  const titles = {
    destination: channel === 'usdt' ? t('destinations.title.addAddress') : t('destinations.bank.add'),
    pin: t('destinations.title.fundPassword'),
    identity: t('security.verify.title'),
    confirm: t('withdraw.confirm.title', { amount: amount === null ? '' : format.money(amount, 'balance') }),
  } satisfies Record<WithdrawStage, string>;

  function openChanged(open: boolean) {
    if (!open) onStageChange(null);
  }

  return (
    <Sheet
      open={stage !== null}
      onOpenChange={openChanged}
      title={done === null ? titles[shown] : t('withdraw.receipt.title')}
    >
      {/* Each step begins at its top. */}
      <div key={done === null ? shown : 'receipt'} ref={scrollToTop}>
        {done === null ? (
          <Stage
            {...props}
            stage={shown}
            current={sheet.current}
            onDone={(withdrawal) => {
              props.onDone();
              if (sheet.current() === 'confirm') sheet.setResult(withdrawal);
              else toast(t('withdraw.receipt.title'), 'success');
            }}
          />
        ) : (
          <WithdrawReceipt withdrawal={done} onClose={() => openChanged(false)} />
        )}
      </div>
    </Sheet>
  );
}

function scrollToTop(content: HTMLDivElement | null): void {
  content?.closest('[role=dialog]')?.scrollTo({ top: 0 });
}

type StageProps = Omit<WithdrawSheetProps, 'stage' | 'onDone'> & {
  stage: WithdrawStage;
  /** Current stage; a request that was under way when the sheet was closed leads to no other. */
  current: () => WithdrawStage | null;
  onDone: (withdrawal: Withdrawal) => void;
};

function Stage(props: StageProps) {
  const { stage, current, onStageChange, call, channel, request } = props;
  switch (stage) {
    case 'destination':
    case 'pin':
    case 'identity':
      return (
        <PartBoundary resetKey={stage} onFailed={() => onStageChange(null)}>
          <FirstStep
            stage={stage}
            channel={channel}
            onAdded={(id) => {
              if (current() === 'destination') props.onDestination(id);
            }}
            onPin={(password) => {
              if (current() === 'pin') props.onPin(password);
            }}
            onConfirmed={() => {
              if (current() !== 'identity') return;
              onStageChange('confirm');
              // The member confirmed the request before the identity check interrupted it, so send it now.
              if (request !== null) void call.confirm(request.input, shownOf(request)).then(finish);
            }}
          />
        </PartBoundary>
      );
    case 'confirm':
      return (
        <ConfirmWithdrawal
          {...{ call, channel, request }}
          available={props.available}
          destinations={props.destinations}
          onBack={() => onStageChange(null)}
          onConfirm={(confirmed) => void call.confirm(confirmed.input, shownOf(confirmed)).then(finish)}
          onFinish={finish}
        />
      );
  }

  function refuse(error: CallError) {
    if (error.name === 'verify_needed' && request !== null && current() === 'confirm')
      onStageChange('identity');
    else props.onRefused(error);
  }

  function finish(result: Awaited<ReturnType<typeof call.again>>) {
    if (result === null) return;
    if (result.ok) props.onDone(result.value.data);
    else if (!result.error.retryable) refuse(result.error);
  }
}

/** The figures that go with a request, so that one without an answer is shown as it was confirmed. */
function shownOf({ fee, net }: WithdrawRequest) {
  return { fee: toDecimal(fee), net: toDecimal(net) };
}
