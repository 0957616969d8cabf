import { IconButton } from '@paydirt/ui/icon-button';
import { NoticeBar } from '@paydirt/ui/notice-bar';
import { SegmentedTabs, TabPanel } from '@paydirt/ui/segmented-tabs';
import { useState } from 'react';

import { FormFailure } from '../../../forms/form-failure.tsx';
import {
  hashHref,
  useNavigate,
  useNavigation,
  useRenderedEntry,
} from '../../../platform/navigation/hash-location.ts';
import { useT } from '../../../platform/hooks.tsx';
import { usePane } from '../../../shell/panes/pane-box.ts';
import { Screen } from '../../../shell/screen/screen.tsx';
import { Sheet } from '../../../shell/screen/sheet.tsx';
import { DetailSheet } from '../../../shell/screen/detail-sheet.tsx';
import { RecordDetailView } from './record-detail-view.tsx';
import { RecordsFilter } from './records-filter.tsx';
import { RecordsList } from './records-list.tsx';
import {
  filtersInUse,
  readRecordsQuery,
  RECORD_GROUPS,
  type RecordsQuery,
  writeRecordsQuery,
} from './records-query.ts';
import { useExport } from './use-export.ts';
import { walletRoutes } from '../../../routes/wallet.ts';

const ROUTE_OF = { recharge: walletRoutes.rechargeRecords, withdrawal: walletRoutes.withdrawalRecords };

interface RecordsPageProps {
  /** The group of a route that shows one only; null shows all, with tabs. */
  fixed: 'recharge' | 'withdrawal' | null;
}

/**
 * List records by day. The address holds the filter and the open record, so that each can be linked to; changing them
 * keeps this entry of the history, and with it the position in the list.
 */
export function RecordsPage({ fixed }: RecordsPageProps) {
  const t = useT();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const { id: entryId, search } = useRenderedEntry();
  const parameters = new URLSearchParams(search);
  const { query, misread } = readRecordsQuery((name) => parameters.get(name), fixed);
  const id = parameters.get('id');
  const { failure, exportAll } = useExport(query);
  const [filtering, setFiltering] = useState(false);
  // Keep the last record, so that its sheet has content while it closes.
  const [shownId, setShownId] = useState(id);
  if (id !== null && id !== shownId) setShownId(id);

  const addressOf = (next: RecordsQuery, open: string | null) => {
    const { kind, ...others } = writeRecordsQuery(next);
    return fixed === null
      ? walletRoutes.records.href({ kind, ...others, id: open })
      : ROUTE_OF[fixed].href({ ...others, id: open });
  };
  const show = (next: RecordsQuery) => navigate(addressOf(next, null), { replace: true });
  const open = (recordId: string | null) => navigate(addressOf(query, recordId), { replace: true });

  const hasDetailPane = usePane().role === 'list';
  const used = filtersInUse(query);
  const filterKey = JSON.stringify(writeRecordsQuery(query));
  const list = (
    <RecordsList
      key={filterKey}
      query={query}
      filtered={used > 0 || (query.group !== 'all' && fixed === null)}
      chosen={hasDetailPane ? id : null}
      addressOf={(recordId) => addressOf(query, recordId)}
      onOpen={open}
      onClear={() => show({ group: fixed ?? 'all', status: null, from: null, to: null })}
    />
  );
  return (
    <Screen
      actions={
        <IconButton
          icon="filter"
          count={used}
          label={used === 0 ? t('records.more') : t('records.moreActive', { count: used })}
          onClick={() => setFiltering(true)}
        />
      }
      menu={[
        { icon: 'download', label: t('records.export'), onSelect: () => exportAll('csv') },
        { icon: 'receipt', label: t('records.exportPdf'), onSelect: () => exportAll('pdf') },
        { icon: 'book', label: t('records.toDocuments'), href: hashHref(walletRoutes.documents.href()) },
      ]}
    >
      {/* In view however far the list is scrolled: the menu is in a bar that stays. */}
      <FormFailure className="sticky top-(--under-bars) z-10 bg-paper px-4 pb-2" text={failure} />
      {misread.length === 0 ? null : (
        <div className="px-4 pb-2">
          <NoticeBar tone="pending">{t('records.badAddress', { parts: misread.join(', ') })}</NoticeBar>
        </div>
      )}
      {fixed === null ? (
        <>
          <SegmentedTabs
            className="mx-0"
            label={t('records.groups.label')}
            items={RECORD_GROUPS.map((value) => ({ value, label: t(`records.groups.${value}`) }))}
            value={query.group}
            onValueChange={(group) => show({ ...query, group })}
          >
            <TabPanel value={query.group} className="flex-1">
              {list}
            </TabPanel>
          </SegmentedTabs>
        </>
      ) : (
        list
      )}
      <Sheet open={filtering} onOpenChange={setFiltering} title={t('records.more')}>
        <RecordsFilter
          key={filterKey}
          query={query}
          onApply={(next) => {
            setFiltering(false);
            show(next);
          }}
        />
      </Sheet>
      <DetailSheet
        shown={shownId}
        open={id !== null}
        onOpenChange={(isOpen) => {
          // A link also closes the sheet, but has already navigated, maybe to another record: keep that
          // address.
          if (!isOpen && navigation.entry().id === entryId) open(null);
        }}
        title={t('records.one.title')}
      >
        <RecordDetailView id={shownId} />
      </DetailSheet>
    </Screen>
  );
}
