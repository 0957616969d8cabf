import type { ProductDetail } from '@paydirt/contract/goods/products';
import { Card } from '@paydirt/ui/card';
import { List, ListRow } from '@paydirt/ui/list-row';

import { useDeliveryAddresses } from '../../wallet/index.ts';
import { moneyOf, timeOf } from '../../../platform/data/wire.ts';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useFormat, useT } from '../../../platform/hooks.tsx';
import { couponsRoutes } from '../../../routes/coupons.ts';
import type { PurchaseStage } from './purchase.ts';
import type { Purchase } from './use-purchase.ts';

interface PurchaseChoicesListProps {
  product: ProductDetail;
  purchase: Purchase;
  onOpen: (stage: PurchaseStage) => void;
}

/** List the choices before a purchase: coupon, agreement, address. Each shows its present choice. */
export function PurchaseChoicesList({ product, purchase, onOpen }: PurchaseChoicesListProps) {
  const machine = product.kind === 'machine';
  return (
    <Card flush>
      <List>
        <CouponRow {...{ product, purchase, onOpen }} />
        {machine ? (
          <AgreementRow {...{ product, purchase, onOpen }} />
        ) : (
          <DeliveryRow purchase={purchase} onOpen={onOpen} />
        )}
      </List>
    </Card>
  );
}

/** Show the decision about the agreement; one of an earlier lease, with its date, takes a line of its own. */
function AgreementRow({ product, purchase: { choices }, onOpen }: PurchaseChoicesListProps) {
  const t = useT();
  const format = useFormat();
  const { agreement } = choices;
  const { leaseTermsAgreedAt: agreedAt, leaseTermsVersion: version } = product;
  const row = {
    icon: 'book',
    title: t('products.detail.agreement'),
    onSelect: () => onOpen('agreement'),
  } as const;
  if (agreedAt !== null && version !== null) {
    const date = format.day(timeOf(agreedAt));
    return <ListRow {...row} text={t('products.detail.agreementAgreedOn', { date, version })} />;
  }
  if (agreement === null || agreement.version !== version)
    return <ListRow {...row} value={t('products.detail.agreementOpen')} />;
  const value = agreement.agreed
    ? t('products.detail.agreementAgreed', { version })
    : t('products.detail.agreementDisagreed');
  return <ListRow {...row} value={value} />;
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
