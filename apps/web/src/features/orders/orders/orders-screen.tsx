import { ButtonLink } from '@paydirt/ui/button';
import { Illustration, scenes } from '@paydirt/ui/illustration';
import { ListEnd } from '@paydirt/ui/list-end';
import { OrderCard, OrderCardSkeleton } from '@paydirt/ui/order-card';
import { SegmentedTabs, TabPanel } from '@paydirt/ui/segmented-tabs';
import { EmptyState } from '@paydirt/ui/state-message';

import { useOrders } from '../data/orders.ts';
import { hashHref, useNavigate, useQueryParameter } from '../../../platform/navigation/hash-location.ts';
import { useFailureText, useOwnFormat, useT } from '../../../platform/hooks.tsx';
import { useChosen } from '../../../shell/panes/pane-box.ts';
import { Screen } from '../../../shell/screen/screen.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { endingOf } from '../../../shell/screen/list-ending.ts';
import { HeldLeases } from './held-leases.tsx';
import {
  ORDER_TABS,
  type OrderTab,
  orderTabOf,
  skeletonTexts,
  toOrderCardProps,
} from './order-card-props.ts';
import { catalogueRoutes } from '../../../routes/catalogue.ts';
import { ordersRoutes } from '../../../routes/orders.ts';

/**
 * List what the member leases and bought: held, ended and returned leases, and merchandise; the address names the
 * tab.
 */
export function OrdersScreen() {
  const t = useT();
  const navigate = useNavigate();
  const tab = orderTabOf(useQueryParameter('status'));
  return (
    <Screen>
      <div className="flex flex-1 flex-col gap-3 px-4 pt-1">
        <SegmentedTabs
          label={t('orders.states')}
          items={ORDER_TABS.map((value) => ({ value, label: t(`orders.${value}`) }))}
          value={tab}
          onValueChange={(next) =>
            navigate(ordersRoutes.orders.href({ status: next === 'valid' ? null : next }), { replace: true })
          }
        >
          <TabPanel value={tab} className="flex-1 pt-3">
            {tab === 'valid' ? (
              <HeldLeases skeleton={<OrdersSkeleton />} empty={<NoOrders tab="valid" />} />
            ) : (
              <OrdersList key={tab} tab={tab} />
            )}
          </TabPanel>
        </SegmentedTabs>
      </div>
    </Screen>
  );
}

function OrdersList({ tab }: { tab: Exclude<OrderTab, 'valid'> }) {
  const t = useT();
  const format = useOwnFormat();
  const failureText = useFailureText();
  const pages = useOrders(tab === 'merchandise' ? { kind: tab } : { status: tab });
  const chosen = useChosen('orderId');
  return (
    <Viewed inset view={pages.view} skeleton={<OrdersSkeleton />} empty={<NoOrders tab={tab} />}>
      {({ items }) => (
        <>
          <h2 className="sr-only">{t('orders.list')}</h2>
          <ul role="list" aria-label={t('orders.list')} className="grid grid-cols-1 gap-3">
            {items.map((order) => (
              <li key={order.id}>
                <OrderCard {...toOrderCardProps(order, { t, format })} chosen={order.id === chosen} />
              </li>
            ))}
          </ul>
          <ListEnd ending={endingOf(pages, t, failureText)} onEndReached={pages.loadMore} />
        </>
      )}
    </Viewed>
  );
}

function NoOrders({ tab }: { tab: OrderTab }) {
  const t = useT();
  const merchandise = tab === 'merchandise';
  return (
    <EmptyState
      illustration={<Illustration src={scenes['empty-orders']} />}
      title={t(`orders.empty.${tab}.title`)}
      action={
        <ButtonLink
          variant={tab === 'valid' ? 'primary' : 'secondary'}
          href={hashHref(catalogueRoutes.products.href({ kind: merchandise ? 'merchandise' : null }))}
        >
          {merchandise ? t('orders.empty.merchandise.action') : t('orders.empty.action')}
        </ButtonLink>
      }
    />
  );
}

function OrdersSkeleton() {
  const t = useT();
  const texts = skeletonTexts({ t, format: useOwnFormat() });
  return (
    <div role="status" className="grid grid-cols-1 gap-3">
      <span className="sr-only">{t('common.loading')}</span>
      <OrderCardSkeleton texts={texts} />
      <OrderCardSkeleton texts={texts} />
    </div>
  );
}
