import { dayOf } from '@paydirt/domain';
import { Button, ButtonLink } from '@paydirt/ui/button';
import { Illustration, scenes } from '@paydirt/ui/illustration';
import { RecordList, RecordListSkeleton, type RecordListSnapshot } from '@paydirt/ui/record-list';
import { EmptyState } from '@paydirt/ui/state-message';
import { type MouseEvent, useMemo } from 'react';

import { useRecords } from '../data/records.ts';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useClock, useFailureText, useOwnFormat, useT } from '../../../platform/hooks.tsx';
import { useListSnapshot } from '../../../shell/screen/list-snapshot.ts';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { endingOf } from '../../../shell/screen/list-ending.ts';
import { toRecordDays, toRecordRowContent } from './record-row-props.ts';
import { type RecordsQuery, toRecordFilter } from './records-query.ts';
import { catalogueRoutes } from '../../../routes/catalogue.ts';

interface RecordsListProps {
  query: RecordsQuery;
  /** Something is filtered away, so that an empty list means that nothing fits. */
  filtered: boolean;
  /** The record that is open next to the list. */
  chosen: string | null;
  addressOf: (id: string) => string;
  onOpen: (id: string) => void;
  onClear: () => void;
}

/** The records that fit, by day, with the balance at each day's end where all kinds are listed. */
export function RecordsList({ query, filtered, chosen, addressOf, onOpen, onClear }: RecordsListProps) {
  const t = useT();
  const format = useOwnFormat();
  const clock = useClock();
  const failureText = useFailureText();
  const { snapshot, keep } = useListSnapshot<RecordListSnapshot>('records');
  const pages = useRecords(toRecordFilter(query));
  const items = pages.view.status === 'ready' ? pages.view.value.items : NONE;
  const now = clock();
  const today = dayOf(now);
  const days = useMemo(
    () => toRecordDays(items, { t, format, now, balances: !filtered }),
    // oxlint-disable-next-line react/exhaustive-deps -- labels change with the day, not with each reading of the clock
    [items, t, format, today, filtered],
  );

  return (
    <Viewed
      view={pages.view}
      skeleton={<Loading />}
      empty={<NoRecords filtered={filtered} onClear={onClear} />}
    >
      {() => (
        <>
          <h2 className="sr-only">{t('records.list')}</h2>
          <RecordList
            label={t('records.list')}
            days={days}
            row={(record) => ({
              key: record.id,
              ...toRecordRowContent(record, { t, format }),
              href: hashHref(addressOf(record.id)),
              chosen: record.id === chosen,
              onClick: (event: MouseEvent) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                onOpen(record.id);
              },
            })}
            ending={endingOf(pages, t, failureText)}
            onEndReached={pages.loadMore}
            snapshot={snapshot}
            onSnapshot={keep}
          />
        </>
      )}
    </Viewed>
  );
}

const NONE: readonly never[] = [];

/** Tell if a click opens here, and not in another tab. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

function NoRecords({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const t = useT();
  const picture = <Illustration src={scenes['empty-records']} />;
  if (filtered) {
    return (
      <EmptyState
        illustration={picture}
        title={t('records.empty.filteredTitle')}
        action={<Button onClick={onClear}>{t('records.filter.clear')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      illustration={picture}
      title={t('records.empty.title')}
      action={
        <ButtonLink href={hashHref(catalogueRoutes.products.href())}>{t('records.empty.action')}</ButtonLink>
      }
    />
  );
}

function Loading() {
  const t = useT();
  return (
    <div role="status">
      <span className="sr-only">{t('common.loading')}</span>
      <RecordListSkeleton rows={8} />
    </div>
  );
}
