import { useExportRecords } from '../data/records.ts';
import { useFailureText, useT, useToast } from '../../../platform/hooks.tsx';
import { type RecordsQuery, toRecordFilter } from './records-query.ts';

/** Get what saves the listed records as a table: all that the filter lets through, not only those scrolled to. */
export function useExport(query: RecordsQuery): (format: 'csv' | 'pdf') => void {
  const t = useT();
  const toast = useToast();
  const failureText = useFailureText();
  const { save } = useExportRecords();

  async function exportAll(format: 'csv' | 'pdf') {
    const result = await save(toRecordFilter(query), format);
    if (result === null) return;
    if (result.ok) toast(t('records.exported', { name: result.value.name }), 'success');
    else toast(failureText(result.error), 'failure');
  }
  return (format) => void exportAll(format);
}
