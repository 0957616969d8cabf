import type { WalletAddress } from '@paydirt/contract/wallet/wallet-address';
import { networkText, shortenAddress } from '@paydirt/domain';
import { CopyField } from '@paydirt/ui/copy-field';

import { useDeleteWalletAddress, useWalletAddresses } from '../data/destinations.ts';
import { useT } from '../../../platform/hooks.tsx';
import { Screen } from '../../../shell/screen/screen.tsx';
import { DestinationCard } from './destination-card.tsx';
import { DestinationsPage } from './destinations-page.tsx';
import { useDeletion } from './use-deletion.ts';
import { walletRoutes } from '../../../routes/wallet.ts';

/** The member's address book. */
export function AddressesScreen() {
  const t = useT();
  return (
    <Screen>
      <DestinationsPage
        view={useWalletAddresses()}
        listLabel={t('destinations.title.addresses')}
        keyOf={(address) => address.id}
        emptyTitle={t('destinations.address.emptyTitle')}
        addLabel={t('destinations.title.addAddress')}
        addHref={walletRoutes.addAddress.href()}
      >
        {(address) => <AddressCard address={address} />}
      </DestinationsPage>
    </Screen>
  );
}

function AddressCard({ address }: { address: WalletAddress }) {
  const t = useT();
  const { remove, failure } = useDeletion(useDeleteWalletAddress());
  const network = networkText(address.chain);
  const named = address.label !== '';
  const name = named ? address.label : shortenAddress(address.address);
  return (
    <DestinationCard
      name={name}
      // Without a label the network is the first line, because the address itself is below.
      {...(named ? { badge: network } : { title: network })}
      failure={failure}
      onDelete={() => void remove(address.id, t('destinations.address.deleteText', { name }))}
    >
      <CopyField
        label={t('destinations.address.of', { asset: address.currency })}
        value={address.address}
        copyLabel={t('common.copy')}
        copiedLabel={t('common.copied')}
        failedLabel={t('common.copyFailed')}
      />
    </DestinationCard>
  );
}
