import { Button, ButtonLink } from '@paydirt/ui/button';
import { Choice } from '@paydirt/ui/choice';
import { Skeleton, SkeletonBlock } from '@paydirt/ui/skeleton';
import { useState } from 'react';

import { useDeliveryAddresses } from '../../wallet/index.ts';
import { hashHref, useRenderedEntry } from '../../../platform/navigation/hash-location.ts';
import { useLocale, useT } from '../../../platform/hooks.tsx';
import { countryNames } from '../../../platform/language/country-name.ts';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { DeliveryForm } from './delivery-form.tsx';
import { walletRoutes } from '../../../routes/wallet.ts';

interface DeliveryChoiceProps {
  addressId: string | null;
  onChoose: (addressId: string) => void;
}

/** Choose where merchandise goes, or write down a new address. */
export function DeliveryChoice({ addressId, onChoose }: DeliveryChoiceProps) {
  const t = useT();
  const locale = useLocale();
  const view = useDeliveryAddresses();
  const [writing, setWriting] = useState(false);
  const { path, search } = useRenderedEntry();
  const loading = (
    <Skeleton label={t('common.loading')}>
      <SkeletonBlock className="h-16" />
    </Skeleton>
  );
  return (
    <Viewed inset view={view} skeleton={loading}>
      {(addresses) =>
        writing || addresses.length === 0 ? (
          <DeliveryForm onSaved={onChoose} />
        ) : (
          <div className="flex flex-col gap-3">
            <Choice
              legend={t('products.detail.deliveryChoose')}
              legendHidden
              value={addressId}
              onValueChange={onChoose}
              options={addresses.map((address) => ({
                value: address.id,
                label: address.name,
                text: (
                  <span className="whitespace-pre-line">
                    {`${address.lines}\n${countryNames(locale)(address.country)}`}
                  </span>
                ),
              }))}
            />
            <Button icon="plus" onClick={() => setWriting(true)}>
              {t('products.detail.deliveryNew')}
            </Button>
            <ButtonLink href={hashHref(walletRoutes.deliveryAddresses.href({ to: `${path}?${search}` }))}>
              {t('products.detail.deliveryManage')}
            </ButtonLink>
          </div>
        )
      }
    </Viewed>
  );
}
