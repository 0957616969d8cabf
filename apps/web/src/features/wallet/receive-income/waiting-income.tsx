import type { CapitalRecord, RecordKind, RecordStatus } from '@paydirt/contract/wallet/records';
import { dayOf } from '@paydirt/domain';
import { RecordList, RecordListSkeleton } from '@paydirt/ui/record-list';
import { SectionHeading } from '@paydirt/ui/section-heading';
import { type ReactNode, useMemo } from 'react';

import { useRecords } from '../data/records.ts';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useClock, useFailureText, useOwnFormat, useT } from '../../../platform/hooks.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { endingOf } from '../../../shell/screen/list-ending.ts';
import { toRecordRowContent, toWaitingDays } from '../records/record-row-props.ts';
import { walletRoutes } from '../../../routes/wallet.ts';

const WAITING = {
  kinds: ['daily_income', 'bonus'] as const satisfies readonly RecordKind[],
  statuses: ['not_credited'] as const satisfies readonly RecordStatus[],
  from: null,
  to: null,
};
const NONE: readonly CapitalRecord[] = [];

/**
 * List what one tap on Receive would book, machine by machine and day by day. `children` are shown below once the list
 * has loaded, so that it does not push them down.
 */
export function WaitingIncome({ children }: { children: ReactNode }) {
  const t = useT();
  const format = useOwnFormat();
  const clock = useClock();
  const failureText = useFailureText();
  const pages = useRecords(WAITING);
  const items = pages.view.status === 'ready' ? pages.view.value.items : NONE;
  const now = clock();
  const today = dayOf(now);
  const days = useMemo(
    () => toWaitingDays(items, { t, format, now }),
    // oxlint-disable-next-line react/exhaustive-deps -- labels change with the day, not with each reading of the clock
    [items, t, format, today],
  );
  return (
    <>
      <section className="flex flex-col">
        <div className="px-4">
          <SectionHeading title={t('income.waiting')} />
        </div>
        <Viewed part view={pages.view} skeleton={<RecordListSkeleton rows={3} />}>
          {() => (
            <RecordList
              label={t('income.waiting')}
              days={days}
              row={(record) => ({
                key: record.id,
                ...toRecordRowContent(record, { t, format }),
                href: hashHref(walletRoutes.records.href({ id: record.id })),
              })}
              ending={endingOf(pages, t, failureText)}
              onEndReached={pages.loadMore}
            />
          )}
        </Viewed>
      </section>
      <div hidden={pages.view.status === 'loading'} className="contents">
        {children}
      </div>
    </>
  );
}
