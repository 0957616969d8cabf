import { epochMs, type EpochMs } from '@paydirt/domain';
import { ListRow } from '@paydirt/ui/list-row';

import { useEndedOrders, useRecentRecords } from '../data/since.ts';
import { useClock, useFormat, useSettings, useT } from '../../../platform/hooks.tsx';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { ordersRoutes } from '../../../routes/orders.ts';
import { walletRoutes } from '../../../routes/wallet.ts';
import { sinceThen } from './since.ts';

/**
 * Sum up in one line what happened since the last visit, by the ledger and the services; it links to the records.
 * Data that could not be read is left out.
 */
export function HomeSince({ since }: { since: EpochMs }) {
  const t = useT();
  const format = useFormat();
  const now = useClock();
  const [{ amountsHidden }] = useSettings();
  const recent = useRecentRecords();
  const ended = useEndedOrders();
  const records = recent.status === 'ready' ? recent.value : { total: 0, list: [] };
  const orders = ended.status === 'ready' ? ended.value.list : [];
  const oldest = records.list.at(-1);
  // There are more records than one answer holds, so a sum would be incomplete.
  const overflows =
    records.list.length < records.total && oldest !== undefined && Date.parse(oldest.time) > since;
  const what = sinceThen(records.list, orders, since, epochMs(now()));
  const withSum = (text: string, { amount }: typeof what.income) =>
    amountsHidden ? text : `${text} ${format.figure(amount, 'delta')}`;
  const parts = [
    overflows ? t('home.since.many', { count: records.list.length }) : null,
    !overflows && what.income.count > 0
      ? withSum(t('home.since.income', { count: what.income.count }), what.income)
      : null,
    !overflows && what.arrived.count > 0 ? withSum(t('home.since.arrived'), what.arrived) : null,
    what.ended > 0 ? t('home.since.ended', { count: what.ended }) : null,
  ].filter((part) => part !== null);
  const known = [recent, ended].every(({ status }) => status === 'ready' || status === 'empty');
  const text = parts.length > 0 ? parts.join(' · ') : known ? t('home.since.nothing') : null;
  const onlyEnded = what.ended > 0 && parts.length === 1;
  return (
    <ListRow
      icon="clock"
      title={t('home.since.title')}
      text={
        <span className="tabular">
          {[format.dateTime(since), text].filter((part) => part !== null).join(': ')}
        </span>
      }
      href={hashHref(
        onlyEnded ? ordersRoutes.orders.href({ status: 'expired' }) : walletRoutes.records.href(),
      )}
    />
  );
}
