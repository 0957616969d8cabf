import type { BankCard } from '@paydirt/contract/wallet/bank-card';
import type { WalletAddress } from '@paydirt/contract/wallet/wallet-address';
import { shortenAddress } from '@paydirt/domain';
import { ButtonLink } from '@paydirt/ui/button';
import { Choice, type ChoiceOption } from '@paydirt/ui/choice';
import { NoticeBar } from '@paydirt/ui/notice-bar';
import { Skeleton, SkeletonBlock } from '@paydirt/ui/skeleton';
import type { Ref } from 'react';

import { useBankCards, useWalletAddresses } from '../data/destinations.ts';
import type { View } from '../../../platform/data/view.ts';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useT } from '../../../platform/hooks.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { walletRoutes } from '../../../routes/wallet.ts';

/** Destinations of a withdrawal, as the form offers them. */
export type Destinations = View<readonly ChoiceOption<string>[]>;

const LAST_DIGITS = 4;

function mapView<T, U>(view: View<T>, map: (value: T) => U): View<U> {
  return view.status === 'ready' ? { ...view, value: map(view.value) } : view;
}

/** The member's addresses. */
export function useAddressDestinations(): Destinations {
  const t = useT();
  const view = useWalletAddresses();
  const option = ({ id, label, chain, address }: WalletAddress): ChoiceOption<string> => ({
    value: id,
    label: label === '' ? shortenAddress(address) : label,
    text: (
      <span className="break-all">
        {t('withdraw.form.addressText', { chain, address: shortenAddress(address) })}
      </span>
    ),
  });
  return mapView(view, (addresses) => addresses.map(option));
}

/** The member's bank accounts. */
export function useBankDestinations(): Destinations {
  const t = useT();
  const view = useBankCards();
  const option = ({ id, bankName, payeeName, account }: BankCard): ChoiceOption<string> => ({
    value: id,
    label: bankName,
    text: t('withdraw.form.bankText', { payee: payeeName, digits: account.slice(-LAST_DIGITS) }),
  });
  return mapView(view, (cards) => cards.map(option));
}

export interface DestinationChoiceProps {
  channel: 'usdt' | 'cash';
  destinations: Destinations;
  value: string;
  onValueChange: (id: string) => void;
  error?: string | undefined;
  ref?: Ref<HTMLDivElement>;
}

/** Choose where a withdrawal goes, or go and bind something and come back here. */
export function DestinationChoice({
  channel,
  destinations,
  value,
  onValueChange,
  error,
  ref,
}: DestinationChoiceProps) {
  const t = useT();
  const usdt = channel === 'usdt';
  const binding = usdt
    ? {
        address: walletRoutes.addAddress.href({ to: walletRoutes.withdrawUsdt.href() }),
        label: t('withdraw.form.addAddress'),
      }
    : {
        address: walletRoutes.bankCards.href({ to: walletRoutes.withdrawCash.href() }),
        label: t('withdraw.form.addBank'),
      };
  const legend = usdt ? t('withdraw.form.toAddress') : t('withdraw.form.toBank');
  const loading = (
    <Skeleton label={t('common.loading')}>
      <SkeletonBlock className="h-16" />
    </Skeleton>
  );
  return (
    // Takes the focus when nothing was chosen; the radio buttons follow it.
    <div ref={ref} tabIndex={-1} className="flex flex-col gap-3 rounded-card outline-offset-4">
      <Viewed
        inset
        view={destinations}
        skeleton={loading}
        empty={<NothingBound {...{ legend, usdt, error }} />}
      >
        {(options) => (
          <Choice
            legend={legend}
            options={options}
            value={value === '' ? null : value}
            onValueChange={onValueChange}
            {...(error === undefined ? {} : { error })}
          />
        )}
      </Viewed>
      <ButtonLink wide icon="plus" href={hashHref(binding.address)}>
        {binding.label}
      </ButtonLink>
    </div>
  );
}

/** Explain that a destination is needed, and that adding one loses nothing of the form. */
function NothingBound({ legend, usdt, error }: { legend: string; usdt: boolean; error: string | undefined }) {
  const t = useT();
  return (
    <div className="flex flex-col gap-2">
      <p className="text-13 font-semibold">{legend}</p>
      <NoticeBar tone={error === undefined ? 'neutral' : 'failure'}>
        {usdt ? t('withdraw.form.noAddress') : t('withdraw.form.noBank')}
      </NoticeBar>
    </div>
  );
}
