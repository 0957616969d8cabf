import { epochMs, type EpochMs } from '@paydirt/domain';
import { AmountText } from '@paydirt/ui/amount-text';
import { Card } from '@paydirt/ui/card';
import { List, ListRow } from '@paydirt/ui/list-row';

import { useEndedOrders, useRecentRecords } from '../data/since.ts';
import { useUser } from '../../../platform/data/user.ts';
import { useClock, useFormat, useSettings, useT } from '../../../platform/hooks.tsx';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { messagesRoutes } from '../../../routes/messages.ts';
import { ordersRoutes } from '../../../routes/orders.ts';
import { walletRoutes } from '../../../routes/wallet.ts';
import { HomeSinceSkeleton } from './home-since-skeleton.tsx';
import { sinceThen } from './since.ts';

/**
 * Summarize what happened since the last visit by the ledger and the services. Each line leads to the records behind
 * it; a failure here is no failure of the page, and nothing is claimed of what was not read.
 */
export function HomeSince({ since }: { since: EpochMs }) {
  const t = useT();
  const format = useFormat();
  const now = useClock();
  const [{ amountsHidden }] = useSettings();
  const user = useUser();
  const recent = useRecentRecords();
  const ended = useEndedOrders();
  if (recent.status === 'loading' || ended.status === 'loading') return <HomeSinceSkeleton />;
  if (recent.status === 'failed' || ended.status === 'failed') return null;
  const records = recent.status === 'ready' ? recent.value : { total: 0, list: [] };
  const orders = ended.status === 'ready' ? ended.value.list : [];
  const oldest = records.list.at(-1);
  // More than one answer holds: a sum would leave some out.
  const overflows =
    records.list.length < records.total && oldest !== undefined && Date.parse(oldest.time) > since;
  const what = sinceThen(records.list, orders, since, epochMs(now()));
  const unread = user.status === 'ready' ? user.value.unread : 0;
  const sumOf = ({ amount }: typeof what.income) =>
    amountsHidden ? undefined : (
      <AmountText amount={format.moneyParts(amount, 'delta')} tone="income" unitless />
    );
  const nothing = !overflows && what.income.count + what.arrived.count + what.ended + unread === 0;
  return (
    <Card flush>
      <List>
        {overflows ? (
          <ListRow
            icon="receipt"
            title={t('home.since.many', { count: records.list.length })}
            href={hashHref(walletRoutes.records.href())}
          />
        ) : null}
        {!overflows && what.income.count > 0 ? (
          <ListRow
            icon="machines"
            title={t('home.since.income', { count: what.income.count })}
            value={sumOf(what.income)}
            href={hashHref(walletRoutes.records.href({ kind: 'daily_income' }))}
          />
        ) : null}
        {!overflows && what.arrived.count > 0 ? (
          <ListRow
            icon="arrow-down"
            title={t('home.since.arrived')}
            value={sumOf(what.arrived)}
            href={hashHref(walletRoutes.records.href({ type: 5 }))}
          />
        ) : null}
        {what.ended > 0 ? (
          <ListRow
            icon="calendar"
            title={t('home.since.ended', { count: what.ended })}
            href={hashHref(ordersRoutes.orders.href({ status: 'expired' }))}
          />
        ) : null}
        {unread > 0 ? (
          <ListRow
            icon="bell"
            title={t('shell.unread', { count: unread })}
            href={hashHref(messagesRoutes.messages.href())}
          />
        ) : null}
        {nothing ? <ListRow icon="check" title={t('home.since.nothing')} /> : null}
      </List>
    </Card>
  );
}
