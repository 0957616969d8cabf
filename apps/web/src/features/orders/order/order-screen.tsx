import { Skeleton, SkeletonBlock, SkeletonLine } from '@paydirt/ui/skeleton';

import { useOrder } from '../data/orders.ts';
import { useQueryParameter } from '../../../platform/navigation/hash-location.ts';
import { useT } from '../../../platform/hooks.tsx';
import { NotFound } from '../../../shell/not-found/not-found.tsx';
import { Screen } from '../../../shell/screen/screen.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { OrderPage } from './order-page.tsx';
import { ordersRoutes } from '../../../routes/orders.ts';

/** Show one order: its lease, its income day by day, its agreement, and its return. */
export function OrderScreen() {
  const t = useT();
  const orderId = useQueryParameter('orderId');
  const view = useOrder(orderId);
  return (
    <Screen title={view.status === 'ready' ? view.value.productName : undefined}>
      <Viewed
        view={view}
        id={orderId}
        notFound={
          <NotFound
            title={t('orders.one.noOrderTitle')}
            link={{ href: ordersRoutes.orders.href(), label: t('orders.one.toOrders') }}
          />
        }
        skeleton={<Loading />}
      >
        {(order) => <OrderPage order={order} />}
      </Viewed>
    </Screen>
  );
}

function Loading() {
  const t = useT();
  return (
    <Skeleton label={t('common.loading')}>
      <div className="flex flex-col gap-5 px-4 pt-2">
        <div className="flex gap-3">
          <SkeletonBlock className="size-20 shrink-0" />
          <div className="flex-1">
            <SkeletonLine size="20" extent="long" />
            <SkeletonLine size="13" extent="medium" />
          </div>
        </div>
        <SkeletonBlock className="h-36" />
        <SkeletonBlock className="h-60" />
      </div>
    </Skeleton>
  );
}
