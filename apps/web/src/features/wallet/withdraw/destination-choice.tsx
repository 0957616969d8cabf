import type { BankCard } from '@paydirt/contract/wallet/bank-card';
import type { WalletAddress } from '@paydirt/contract/wallet/wallet-address';
import { lastDigits, networkText, shortenAddress } from '@paydirt/domain';
import { Button } from '@paydirt/ui/button';
import { Choice } from '@paydirt/ui/choice';
import { Skeleton, SkeletonBlock } from '@paydirt/ui/skeleton';
import type { Ref } from 'react';

import { useBankCards, useWalletAddresses } from '../data/destinations.ts';
import type { View } from '../../../platform/data/view.ts';
import { useT } from '../../../platform/hooks.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import type { Destination, Destinations } from './withdraw-stage.ts';
import { WithdrawalDestination } from './withdrawal-destination.tsx';

function mapView<T, U>(view: View<T>, map: (value: T) => U): View<U> {
  return view.status === 'ready' ? { ...view, value: map(view.value) } : view;
}

/** The member's addresses. */
export function useAddressDestinations(): Destinations {
  const t = useT();
  const view = useWalletAddresses();
  const option = ({ id, label, chain, address }: WalletAddress): Destination => {
    const network = networkText(chain);
    // Without a label the network is the first line, so that the address is not shown twice.
    const line = (text: string) =>
      label === '' ? text : t('withdraw.form.addressText', { chain: network, address: text });
    return {
      value: id,
      label: label === '' ? network : label,
      text: <span className="break-all">{line(shortenAddress(address))}</span>,
      full: line(address),
    };
  };
  return mapView(view, (addresses) => addresses.map(option));
}

/** The member's bank accounts. */
export function useBankDestinations(): Destinations {
  const t = useT();
  const view = useBankCards();
  const option = ({ id, bankName, payeeName, account }: BankCard): Destination => ({
    value: id,
    label: bankName,
    text: t('withdraw.form.bankText', { payee: payeeName, digits: lastDigits(account) }),
    full: `${payeeName} · ${account}`,
  });
  return mapView(view, (cards) => cards.map(option));
}

export interface DestinationChoiceProps {
  channel: 'usdt' | 'cash';
  destinations: Destinations;
  value: string;
  onValueChange: (id: string) => void;
  error?: string | undefined;
  onAdd: () => void;
  ref?: Ref<HTMLDivElement>;
}

/** Choose where a withdrawal goes, or add a destination; the only one there is is named in full. */
export function DestinationChoice({
  channel,
  destinations,
  value,
  onValueChange,
  error,
  onAdd,
  ref,
}: DestinationChoiceProps) {
  const t = useT();
  const usdt = channel === 'usdt';
  const legend = usdt ? t('withdraw.form.toAddress') : t('withdraw.form.toBank');
  const loading = (
    <Skeleton label={t('common.loading')}>
      <SkeletonBlock className="h-16" />
    </Skeleton>
  );
  return (
    // Receives the focus if the form is submitted without a choice; the radio buttons come next.
    <div ref={ref} tabIndex={-1} className="flex flex-col gap-3 rounded-card outline-offset-4">
      <Viewed inset view={destinations} skeleton={loading} empty={null}>
        {(options) =>
          options.length === 1 ? (
            <WithdrawalDestination destinations={destinations} id={value} />
          ) : (
            <Choice
              legend={legend}
              options={options}
              value={value === '' ? null : value}
              onValueChange={onValueChange}
              {...(error === undefined ? {} : { error })}
            />
          )
        }
      </Viewed>
      <Button wide icon="plus" onClick={onAdd}>
        {usdt ? t('destinations.title.addAddress') : t('destinations.bank.add')}
      </Button>
    </div>
  );
}
