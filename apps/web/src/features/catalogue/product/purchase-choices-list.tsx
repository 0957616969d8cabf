import type { Product } from '@paydirt/contract/goods/products';
import { Card } from '@paydirt/ui/card';
import { List, ListRow } from '@paydirt/ui/list-row';

import { useDeliveryAddresses } from '../../wallet/index.ts';
import { moneyOf } from '../../../platform/data/wire.ts';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useFormat, useT } from '../../../platform/hooks.tsx';
import { couponsRoutes } from '../../../routes/coupons.ts';
import type { PurchaseStage } from './purchase-sheet.tsx';
import type { Purchase } from './use-purchase.ts';

interface PurchaseChoicesListProps {
  product: Product;
  purchase: Purchase;
  onOpen: (stage: PurchaseStage) => void;
}

/** List the choices before a purchase: coupon, agreement, address. Each shows its present choice. */
export function PurchaseChoicesList({ product, purchase, onOpen }: PurchaseChoicesListProps) {
  const t = useT();
  const machine = product.kind === 'machine';
  return (
    <Card flush>
      <List>
        <CouponRow {...{ product, purchase, onOpen }} />
        {machine ? (
          <ListRow
            icon="book"
            title={t('products.detail.agreement')}
            value={agreementText(product, purchase, t)}
            onSelect={() => onOpen('agreement')}
          />
        ) : (
          <DeliveryRow purchase={purchase} onOpen={onOpen} />
        )}
      </List>
    </Card>
  );
}

function agreementText(product: Product, { choices }: Purchase, t: ReturnType<typeof useT>): string {
  const { agreement } = choices;
  if (agreement === null || agreement.version !== product.leaseTermsVersion)
    return t('products.detail.agreementOpen');
  return agreement.agreed
    ? t('products.detail.agreementAgreed', { version: agreement.version })
    : t('products.detail.agreementDisagreed');
}

function CouponRow({ product, purchase: { coupons, coupon }, onOpen }: PurchaseChoicesListProps) {
  const t = useT();
  const format = useFormat();
  const title = t('products.detail.coupon');
  const { data } = coupons;
  if (coupon === null && data !== null && data.mine === 0) {
    const href = hashHref(couponsRoutes.couponOffers.href({ productId: product.id }));
    return data.offers === 0 ? (
      <ListRow icon="ticket" title={title} value={t('coupons.noneToUse')} />
    ) : (
      <ListRow icon="ticket" title={title} value={t('coupons.toTake', { count: data.offers })} href={href} />
    );
  }
  const value = coupon
    ? t('coupons.off', { amount: format.money(moneyOf(coupon.discount), 'balance') })
    : data === null
      ? null
      : t('coupons.canUse', { count: data.mine });
  return (
    <ListRow
      icon="ticket"
      title={title}
      value={value}
      disabled={data === null}
      onSelect={() => onOpen('coupon')}
    />
  );
}

function DeliveryRow({ purchase: { choices }, onOpen }: Omit<PurchaseChoicesListProps, 'product'>) {
  const t = useT();
  const addresses = useDeliveryAddresses();
  const chosen =
    addresses.status === 'ready'
      ? addresses.value.find(({ id }) => id === choices.deliveryAddressId)
      : undefined;
  return (
    <ListRow
      icon="truck"
      title={t('products.detail.delivery')}
      text={chosen ? `${chosen.name}, ${chosen.lines}` : undefined}
      value={chosen ? null : t('products.detail.deliveryChoose')}
      onSelect={() => onOpen('delivery')}
    />
  );
}
