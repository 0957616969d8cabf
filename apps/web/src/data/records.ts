import type { CapitalRecord, RecordKind, RecordStatus } from '@paydirt/contract';
import { recordDetail, records } from '@paydirt/contract/calls/wallet';

import { useCall } from './use-call.ts';
import { usePages } from './use-pages.ts';

/** Which records to show; days are clock days, both included. */
export interface RecordFilter {
  readonly kinds: readonly RecordKind[];
  readonly statuses: readonly RecordStatus[];
  readonly from: string | null;
  readonly to: string | null;
}

/** Show the member's records that fit, newest first; an empty list of kinds or statuses means any. */
export const useRecords = ({ kinds, statuses, from, to }: RecordFilter) =>
  usePages<CapitalRecord, typeof records>(
    records,
    {
      ...(kinds.length > 0 && { kind: kinds.join(',') }),
      ...(statuses.length > 0 && { status: statuses.join(',') }),
      ...(from !== null && { from }),
      ...(to !== null && { to }),
    },
    (record) => record.id,
    50,
  );

/** Show one record with the journal behind it; with null nothing is asked. */
export const useRecordDetail = (id: string | null) => useCall(recordDetail, id === null ? null : { id });
