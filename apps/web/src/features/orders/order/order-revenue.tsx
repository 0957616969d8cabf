import type { Order } from '@paydirt/contract/goods/orders';
import type { CapitalRecord } from '@paydirt/contract/wallet/records';
import { isZero } from '@paydirt/domain';
import { Illustration, scenes } from '@paydirt/ui/illustration';
import { ListEnd } from '@paydirt/ui/list-end';
import { List, ListRow } from '@paydirt/ui/list-row';
import { SectionHeading } from '@paydirt/ui/section-heading';
import { Skeleton, SkeletonRow } from '@paydirt/ui/skeleton';
import { EmptyState } from '@paydirt/ui/state-message';

import { useOrderRevenue } from '../data/orders.ts';
import { moneyOf, startOf, timeOf } from '../../../platform/data/wire.ts';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useFailureText, useOwnFormat, useT } from '../../../platform/hooks.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { endingOf } from '../../../shell/screen/list-ending.ts';
import { toRecordRowContent } from '../../wallet/index.ts';
import { walletRoutes } from '../../../routes/wallet.ts';

/** One order's revenue, day by day, newest first; days without are there too (H13). */
export function OrderRevenue({ order }: { order: Order }) {
  const t = useT();
  const failureText = useFailureText();
  const pages = useOrderRevenue(order.id);
  const loading = (
    <Skeleton label={t('common.loading')}>
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
    </Skeleton>
  );
  const empty = (
    <EmptyState
      headingLevel={3}
      illustration={<Illustration src={scenes['empty-income']} />}
      title={t('orders.one.noRevenueTitle')}
    />
  );
  return (
    <section>
      <SectionHeading title={t('orders.one.revenue')} className="px-4 pb-2" />
      <Viewed part view={pages.view} skeleton={loading} empty={empty}>
        {({ items }) => (
          <>
            <List className="border-y border-line bg-sheet">
              {items.map((record) => (
                <RevenueDay key={record.id} record={record} />
              ))}
            </List>
            <ListEnd ending={endingOf(pages, t, failureText)} onEndReached={pages.loadMore} />
          </>
        )}
      </Viewed>
    </section>
  );
}

function RevenueDay({ record }: { record: CapitalRecord }) {
  const t = useT();
  const format = useOwnFormat();
  const amount = moneyOf(record.amount);
  const { shortfall, status, flow } = toRecordRowContent(record, { t, format });
  const text = [shortfall, t(`record.row.from.${record.source}`)]
    .filter((part) => part !== undefined)
    .join(' · ');
  return (
    <ListRow
      title={format.day(record.day === null ? timeOf(record.time) : startOf(record.day))}
      text={text}
      value={
        <>
          <span
            className={`tabular block text-15 font-semibold ${flow === 'income' ? 'text-verdigris' : 'text-ink'}`}
          >
            {format.figure(amount, isZero(amount) ? 'balance' : 'delta')}
          </span>
          <span className="block text-13">{status}</span>
        </>
      }
      href={hashHref(walletRoutes.records.href({ id: record.id }))}
    />
  );
}
