import type { Withdrawal } from '@paydirt/contract/wallet/withdrawal';
import { Skeleton, SkeletonBlock } from '@paydirt/ui/skeleton';

import { IdentityForm } from '../../../forms/code/identity-form.tsx';
import { useVerification } from '../../../forms/code/verification.ts';
import { useT } from '../../../platform/hooks.tsx';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { accountRoutes } from '../../../routes/account.ts';
import { walletRoutes } from '../../../routes/wallet.ts';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { AddAddressForm } from '../add-address/add-address-form.tsx';
import { BankCardForm } from '../bank-cards/bank-card-form.tsx';
import { useFundPasswordChannels, useFundPasswordState } from '../data/destinations.ts';
import { FundPasswordForm } from '../fund-password/fund-password-form.tsx';
import type { WithdrawStage } from './withdraw-stage.ts';

interface FirstStepProps {
  stage: Exclude<WithdrawStage, 'confirm'>;
  channel: Withdrawal['channel'];
  /** Gets the id of the address or bank account. */
  onAdded: (id: string) => void;
  onPin: (password: string) => void;
  onConfirmed: () => void;
}

/** A step that a first withdrawal takes: where it goes, a PIN, who it is. */
export function FirstStep({ stage, channel, onAdded, onPin, onConfirmed }: FirstStepProps) {
  switch (stage) {
    case 'destination':
      return channel === 'usdt' ? (
        <AddAddressForm onAdded={onAdded} />
      ) : (
        <BankCardForm current={null} onSaved={onAdded} />
      );
    case 'pin':
      return <PinStage here={hereOf(channel)} onSet={onPin} />;
    case 'identity':
      return <IdentityStage here={hereOf(channel)} onConfirmed={onConfirmed} />;
  }
}

/** Lead the focus to the first field of a step that follows another. */
function focusFirst(content: HTMLDivElement | null): void {
  content?.querySelector('input')?.focus();
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
