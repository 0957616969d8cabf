import {
  type CapitalRecord,
  recordDetail,
  type RecordKind,
  records,
  recordsExport,
  type RecordStatus,
} from '@paydirt/contract/wallet/records';

import { useSaveFile } from './files.ts';
import { useCall } from '../../../platform/data/use-call.ts';
import { usePages } from '../../../platform/data/use-pages.ts';

/** A filter of records; days are clock days, both included. */
export interface RecordFilter {
  readonly kinds: readonly RecordKind[];
  readonly statuses: readonly RecordStatus[];
  readonly from: string | null;
  readonly to: string | null;
}

/** The filter as the calls take it. */
function parametersOf({ kinds, statuses, from, to }: RecordFilter) {
  return {
    ...(kinds.length > 0 && { kind: kinds.join(',') }),
    ...(statuses.length > 0 && { status: statuses.join(',') }),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
  };
}

/** Read the member's records that fit, newest first; an empty list of kinds or statuses means any. */
export const useRecords = (filter: RecordFilter) =>
  usePages<CapitalRecord, typeof records>(records, parametersOf(filter), (record) => record.id, 50, {
    placeOf: ({ movedAt }) => ({ afterPending: movedAt === null }),
  });

/** Read one record with the journal behind it; null makes no request. */
export const useRecordDetail = (id: string | null) => useCall(recordDetail, id === null ? null : { id });

/** Save the records that fit as a table: in CSV, or as PDF. */
export function useExportRecords() {
  const { save, saving } = useSaveFile(recordsExport);
  return {
    save: (filter: RecordFilter, format: 'csv' | 'pdf') => save({ ...parametersOf(filter), format }),
    saving,
  };
}
