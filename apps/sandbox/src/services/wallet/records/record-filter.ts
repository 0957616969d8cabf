import { endOfDay, err, ok, parseIsoDay, type Result, startOfDay } from '@paydirt/domain';

import type { Refusal } from '../../../operation.ts';
import type { RecordFilter } from './record-rows.ts';

/** Filter of a request; kinds and statuses are separated by commas, days are both included. */
interface AskedRecords {
  readonly kind?: string | undefined;
  readonly status?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Read what a request asks for; a day that the calendar does not have is refused by its name. */
export function recordFilterOf(memberId: string, asked: AskedRecords): Result<RecordFilter, Refusal> {
  const from = asked.from === undefined ? null : parseIsoDay(asked.from);
  const to = asked.to === undefined ? null : parseIsoDay(asked.to);
  if (from?.ok === false) return err({ error: 'invalid_input', data: { fields: { from: 'malformed' } } });
  if (to?.ok === false) return err({ error: 'invalid_input', data: { fields: { to: 'malformed' } } });
  return ok({
    memberId,
    kinds: asked.kind?.split(','),
    statuses: asked.status?.split(','),
    from: from ? startOfDay(from.value) : undefined,
    until: to ? endOfDay(to.value) : undefined,
  });
}
