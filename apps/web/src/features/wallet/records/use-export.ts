import { useState } from 'react';

import { useExportRecords } from '../data/records.ts';
import { useFailureText, useT, useToast } from '../../../platform/hooks.tsx';
import { type RecordsQuery, toRecordFilter } from './records-query.ts';

/**
 * Get what saves the listed records as a table, all that the filter lets through, not only those scrolled to; and why
 * the last time failed.
 */
export function useExport(query: RecordsQuery): {
  readonly failure: string | null;
  readonly exportAll: (format: 'csv' | 'pdf') => void;
} {
  const t = useT();
  const toast = useToast();
  const failureText = useFailureText();
  const { save } = useExportRecords();
  const [failure, setFailure] = useState<string | null>(null);

  async function exportAll(format: 'csv' | 'pdf') {
    setFailure(null);
    const result = await save(toRecordFilter(query), format);
    if (result === null) return;
    if (result.ok) toast(t('records.exported', { name: result.value.name }), 'success');
    else setFailure(failureText(result.error));
  }
  return { failure, exportAll: (format) => void exportAll(format) };
}
