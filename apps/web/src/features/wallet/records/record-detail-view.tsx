import { type RecordDetail, statusWordOf } from '@paydirt/contract/wallet/records';
import { AmountText } from '@paydirt/ui/amount-text';
import { StatusBadge, type Status } from '@paydirt/ui/badge';
import { ButtonLink } from '@paydirt/ui/button';
import { CopyField } from '@paydirt/ui/copy-field';
import { DescriptionList } from '@paydirt/ui/description-list';
import { Disclosure } from '@paydirt/ui/disclosure';
import { Illustration } from '@paydirt/ui/illustration';
import { MoneyMoves } from '@paydirt/ui/money-moves';
import { SectionHeading } from '@paydirt/ui/section-heading';
import { Skeleton, SkeletonBlock, SkeletonLine } from '@paydirt/ui/skeleton';

import { useRecordDetail } from '../data/records.ts';
import { moneyOf } from '../../../platform/data/wire.ts';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useOwnFormat, useT } from '../../../platform/hooks.tsx';
import { NotFound } from '../../../shell/not-found/not-found.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { movedNothing, sourceOf, toEntries, toRecordItems } from './record-detail-props.ts';
import { toRecordRowContent } from './record-row-props.ts';
import { ordersRoutes } from '../../../routes/orders.ts';
import { walletRoutes } from '../../../routes/wallet.ts';

const STATUSES = {
  pending: 'pending',
  processing: 'processing',
  succeeded: 'succeeded',
  failed: 'failed',
  cancelled: 'cancelled',
  arrived: 'arrived',
  credited: 'credited',
  // Income that waits for the member to collect it: nothing failed.
  not_credited: 'pending',
} as const satisfies Record<RecordDetail['record']['status'], Status>;

/** Show one record: its details, who paid whom, and the journal behind it, account by account (H6). */
export function RecordDetailView({ id }: { id: string | null }) {
  const t = useT();
  const view = useRecordDetail(id);
  return (
    <Viewed
      inset
      view={view}
      notFound={<NotFound title={t('records.one.noRecordTitle')} />}
      skeleton={<Loading />}
    >
      {(detail) => <Detail detail={detail} />}
    </Viewed>
  );
}

function Detail({ detail }: { detail: RecordDetail }) {
  const t = useT();
  const format = useOwnFormat();
  const texts = { t, format };
  const { record } = detail;
  const { flow, title: name, picture } = toRecordRowContent(record, texts);
  const entries = toEntries(detail, texts);
  const source = sourceOf(detail);
  const amount = format.moneyParts(moneyOf(record.amount), movedNothing(record) ? 'balance' : 'delta');
  return (
    <div className="flex flex-col gap-5">
      {picture === undefined ? null : (
        <div className="flex flex-wrap items-center gap-3">
          <div className="grid size-16 shrink-0 place-items-center rounded-control bg-wash">
            <Illustration saved="button" src={picture} className="w-full p-1" />
          </div>
          <h3 className="min-w-0 font-title text-17 font-bold text-balance">{name}</h3>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <AmountText
          amount={amount}
          size="lg"
          tone={flow === 'income' ? 'income' : flow === 'void' ? 'quiet' : 'ink'}
        />
        <StatusBadge status={STATUSES[record.status]}>
          {t(`record.status.${statusWordOf(record)}`)}
        </StatusBadge>
      </div>
      <DescriptionList items={toRecordItems(detail, texts)} className="border-y border-line" />
      <CopyField
        label={t('records.one.code')}
        value={record.code}
        copyLabel={t('common.copy')}
        copiedLabel={t('common.copied')}
        failedLabel={t('common.copyFailed')}
      />
      <section className="flex flex-col gap-3">
        <div>
          <SectionHeading level={3} title={t('records.one.moved')} />
          {entries.length === 0 ? <p className="text-13 text-ink-2">{t('records.one.noJournal')}</p> : null}
        </div>
        {entries.map(({ id, title, time, moves, part }) => (
          <div key={id} className="rounded-card border border-line bg-sheet px-3.5 pt-3">
            <div className="flex flex-wrap justify-between gap-x-3">
              <h4 className="text-15 font-semibold">{title}</h4>
              <span className="tabular text-13 text-ink-2">{time}</span>
            </div>
            <MoneyMoves moves={moves} labels={{ from: t('records.one.from'), to: t('records.one.to') }} />
            {part === null ? null : (
              <p className="border-t border-line py-3 text-13 font-semibold text-pretty">{part}</p>
            )}
          </div>
        ))}
        {entries.length === 0 ? null : (
          <Disclosure label={t('records.one.accountant')}>
            <p className="pb-3 text-13 text-pretty text-ink-2">{t('records.one.journalText')}</p>
            {entries.map((entry) => (
              <div key={entry.id} className="mb-3 rounded-card border border-line px-3.5 pt-3">
                <h4 className="text-15 font-semibold">{entry.title}</h4>
                <DescriptionList
                  items={entry.postings}
                  total={{ term: t('records.one.sum'), value: entry.sum }}
                />
              </div>
            ))}
          </Disclosure>
        )}
      </section>
      {source === null ? null : (
        <ButtonLink wide href={hashHref(walletRoutes.money.href({ ...source }))}>
          {t('records.one.toSource')}
        </ButtonLink>
      )}
      <BelongsTo detail={detail} />
    </div>
  );
}

/** Link to the record's cause: the order, the recharge, the withdrawal. */
function BelongsTo({ detail: { record, belongsTo } }: { detail: RecordDetail }) {
  const t = useT();
  const { reference: id } = record;
  if (id === null) return null;
  const link = (label: string, address: string) => (
    <ButtonLink wide href={hashHref(address)}>
      {label}
    </ButtonLink>
  );
  switch (belongsTo) {
    case 'order':
      return link(t('records.one.toOrder'), ordersRoutes.order.href({ orderId: id }));
    case 'recharge':
      return link(t('records.one.toRecharge'), walletRoutes.rechargeUsdt.href({ id }));
    case 'withdrawal':
      return link(t('records.one.toWithdrawal'), walletRoutes.withdrawals.href({ id }));
    case null:
      return null;
  }
}

function Loading() {
  const t = useT();
  return (
    <Skeleton label={t('common.loading')} className="flex flex-col">
      <SkeletonLine size="32" extent="medium" />
      <div className="mt-5 border-y border-line">
        {[0, 1, 2, 3, 4].map((row) => (
          <div key={row} className="border-b border-line py-3 last:border-b-0">
            <SkeletonLine extent={row % 2 === 0 ? 'long' : 'medium'} />
          </div>
        ))}
      </div>
      <SkeletonBlock className="mt-5 h-44" />
    </Skeleton>
  );
}
