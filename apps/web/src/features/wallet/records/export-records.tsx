import { IconButton } from '@paydirt/ui/icon-button';

import { useExportRecords } from '../data/records.ts';
import { useFailureText, useT, useToast } from '../../../platform/hooks.tsx';
import { type RecordsQuery, toRecordFilter } from './records-query.ts';

/** Save what is listed as a table: every record that the filter lets through, not only those that were scrolled to. */
export function ExportRecords({ query }: { query: RecordsQuery }) {
  const t = useT();
  const toast = useToast();
  const failureText = useFailureText();
  const { save, saving } = useExportRecords();

  async function exportAll() {
    const result = await save(toRecordFilter(query));
    if (result === null) return;
    if (result.ok) toast(t('records.exported', { name: result.value.name }), 'success');
    else toast(failureText(result.error), 'failure');
  }

  return (
    <IconButton icon="download" label={t('records.export')} busy={saving} onClick={() => void exportAll()} />
  );
}
