import { endOfDay, ok, type Result, startOfDay } from '@paydirt/domain';

import type { Refusal } from '../../../operation/operation.ts';
import { readDayRange } from '../../../operation/day-range.ts';
import type { RecordFilter } from '../../records/record-rows.ts';

/** Filter of a request; kinds and statuses are separated by commas, both days are included. */
interface RecordsRequest {
  readonly kind?: string | undefined;
  readonly status?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Read the filter of a request; invalid days are refused with the name of their parameter. */
export function recordFilterOf(memberId: string, request: RecordsRequest): Result<RecordFilter, Refusal> {
  const days = readDayRange(request);
  if (!days.ok) return days;
  const { from, to } = days.value;
  return ok({
    memberId,
    kinds: request.kind?.split(','),
    statuses: request.status?.split(','),
    from: from === null ? undefined : startOfDay(from),
    until: to === null ? undefined : endOfDay(to),
  });
}
