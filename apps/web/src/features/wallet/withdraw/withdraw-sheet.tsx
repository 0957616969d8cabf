import type { CallError } from '@paydirt/contract';
import type { Withdrawal } from '@paydirt/contract/wallet/withdrawal';
import { type Money, toDecimal } from '@paydirt/domain';
import { Skeleton, SkeletonBlock } from '@paydirt/ui/skeleton';
import { useState } from 'react';

import { IdentityForm } from '../../../forms/code/identity-form.tsx';
import { useVerification } from '../../../forms/code/verification.ts';
import { useFormat, useT } from '../../../platform/hooks.tsx';
import { moneyOf } from '../../../platform/data/wire.ts';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { accountRoutes } from '../../../routes/account.ts';
import { walletRoutes } from '../../../routes/wallet.ts';
import { Sheet } from '../../../shell/screen/sheet.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { AddAddressForm } from '../add-address/add-address-form.tsx';
import { BankCardForm } from '../bank-cards/bank-card-form.tsx';
import { useFundPasswordChannels, useFundPasswordState } from '../data/destinations.ts';
import type { useCreateWithdrawal } from '../data/withdrawals.ts';
import { FundPasswordForm } from '../fund-password/fund-password-form.tsx';
import { ConfirmWithdrawal } from './confirm-withdrawal.tsx';
import type { Destinations } from './destination-choice.tsx';
import type { WithdrawRequest } from './use-withdraw-form.ts';
import { WithdrawReceipt } from './withdraw-receipt.tsx';

/** Steps of a withdrawal in its sheet; what is there already is left out. */
export type WithdrawStage = 'destination' | 'pin' | 'identity' | 'confirm';

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
  /** The service's last word, but for an identity that has to be confirmed: that comes next. */
  onRefused: (error: CallError) => void;
  onDone: () => void;
}

/** The one sheet of a withdrawal: where it goes, PIN and identity where they are missing, then all of it, then its receipt. */
export function WithdrawSheet(props: WithdrawSheetProps) {
  const t = useT();
  const format = useFormat();
  const { stage, onStageChange, call, channel, request } = props;
  const [done, setDone] = useState<Withdrawal | null>(null);
  // The last stage stays while the sheet goes, so that it does not turn empty on its way.
  const [shown, setShown] = useState<WithdrawStage>('confirm');
  if (stage !== null && stage !== shown) setShown(stage);

  const amount = call.lost === null ? (request?.amount ?? null) : moneyOf(String(call.lost.input['amount']));
  const titles = {
    destination: channel === 'usdt' ? t('destinations.title.addAddress') : t('destinations.bank.add'),
    pin: t('destinations.title.fundPassword'),
    identity: t('security.verify.title'),
    confirm: t('withdraw.confirm.title', { amount: amount === null ? '' : format.money(amount, 'balance') }),
  } satisfies Record<WithdrawStage, string>;

  function openChanged(open: boolean) {
    if (open) return;
    onStageChange(null);
    setDone(null);
  }

  return (
    <Sheet
      open={stage !== null}
      onOpenChange={openChanged}
      title={done === null ? titles[shown] : t('withdraw.receipt.title')}
    >
      {/* Each step begins at its top. */}
      <div key={done === null ? shown : 'receipt'} ref={begin}>
        {done === null ? (
          <Stage
            {...props}
            stage={shown}
            onDone={(withdrawal) => {
              props.onDone();
              setDone(withdrawal);
            }}
          />
        ) : (
          <WithdrawReceipt withdrawal={done} onClose={() => openChanged(false)} />
        )}
      </div>
    </Sheet>
  );
}

/** Lead the focus to the first field of a step that follows another. */
function focusFirst(content: HTMLDivElement | null): void {
  content?.querySelector('input')?.focus();
}

function begin(content: HTMLDivElement | null): void {
  content?.closest('[role=dialog]')?.scrollTo({ top: 0 });
}

type StageProps = Omit<WithdrawSheetProps, 'stage' | 'onDone'> & {
  stage: WithdrawStage;
  onDone: (withdrawal: Withdrawal) => void;
};

function Stage(props: StageProps) {
  const { stage, onStageChange, call, channel, request } = props;
  switch (stage) {
    case 'destination':
      return channel === 'usdt' ? (
        <AddAddressForm onAdded={props.onDestination} />
      ) : (
        <BankCardForm current={null} onSaved={props.onDestination} />
      );
    case 'pin':
      return <PinStage here={hereOf(channel)} onSet={props.onPin} />;
    case 'identity':
      return (
        <IdentityStage
          here={hereOf(channel)}
          onConfirmed={() => {
            onStageChange('confirm');
            // It was confirmed as it is, and what it lacked is there now.
            if (request !== null) void call.confirm(request.input, shownOf(request)).then(finish);
          }}
        />
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
    if (error.name === 'verify_needed' && request !== null) onStageChange('identity');
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

function hereOf(channel: Withdrawal['channel']): string {
  return channel === 'usdt' ? walletRoutes.withdrawUsdt.href() : walletRoutes.withdrawCash.href();
}

function PinStage({ here, onSet }: { here: string; onSet: (password: string) => void }) {
  const state = useFundPasswordState();
  const channels = useFundPasswordChannels();
  return (
    <Viewed inset view={state} skeleton={<StageSkeleton />}>
      {(known) => (
        <Viewed inset view={channels} skeleton={<StageSkeleton />}>
          {(ways) => (
            <div ref={focusFirst}>
              <FundPasswordForm continues state={known} channels={ways} here={here} onSet={onSet} />
            </div>
          )}
        </Viewed>
      )}
    </Viewed>
  );
}

function IdentityStage({ here, onConfirmed }: { here: string; onConfirmed: () => void }) {
  const t = useT();
  return (
    <Viewed inset view={useVerification()} skeleton={<StageSkeleton />}>
      {({ channels }) => (
        <div ref={focusFirst}>
          <IdentityForm
            continues
            channels={channels}
            addEmailHref={hashHref(accountRoutes.bindEmail.href({ to: here }))}
            intro={t('withdraw.form.firstTo')}
            onConfirmed={onConfirmed}
          />
        </div>
      )}
    </Viewed>
  );
}

function StageSkeleton() {
  const t = useT();
  return (
    <Skeleton label={t('common.loading')} className="flex flex-col gap-5">
      <SkeletonBlock className="h-18" />
      <SkeletonBlock className="h-18" />
    </Skeleton>
  );
}
