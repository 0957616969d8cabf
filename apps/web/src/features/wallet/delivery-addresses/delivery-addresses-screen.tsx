import type { DeliveryAddress } from '@paydirt/contract/basics';

import { useDeleteDeliveryAddress, useDeliveryBook } from '../data/destinations.ts';
import { useLocale, useT } from '../../../platform/hooks.tsx';
import { Screen } from '../../../shell/screen/screen.tsx';
import { DestinationCard } from '../addresses/destination-card.tsx';
import { DestinationsPage } from '../addresses/destinations-page.tsx';
import { useDeletion } from '../addresses/use-deletion.ts';
import { countryNames } from '../../../platform/language/country-name.ts';
import { walletRoutes } from '../../../routes/wallet.ts';

/** List the member's delivery addresses. */
export function DeliveryAddressesScreen() {
  const t = useT();
  return (
    <Screen>
      <DestinationsPage
        view={useDeliveryBook()}
        listLabel={t('destinations.title.deliveryAddresses')}
        keyOf={(address) => address.id}
        emptyTitle={t('destinations.delivery.emptyTitle')}
        addLabel={t('destinations.delivery.add')}
        addHref={walletRoutes.addDeliveryAddress.href()}
      >
        {(address) => <DeliveryCard address={address} />}
      </DestinationsPage>
    </Screen>
  );
}

function DeliveryCard({ address }: { address: DeliveryAddress }) {
  const t = useT();
  const locale = useLocale();
  const { remove, failure } = useDeletion(useDeleteDeliveryAddress());
  return (
    <DestinationCard
      name={address.name}
      editHref={walletRoutes.addDeliveryAddress.href({ id: address.id })}
      failure={failure}
      onDelete={() => void remove(address.id, t('destinations.delivery.deleteText', { name: address.name }))}
    >
      <p className="whitespace-pre-line">{address.lines}</p>
      <p>{countryNames(locale)(address.country)}</p>
      <p className="tabular text-13">{address.phone}</p>
    </DestinationCard>
  );
}
