import { type SecurityEvent, securityEvents } from '@paydirt/contract/account/security';
import { type EpochMs, ok, toIso } from '@paydirt/domain';

import { startBehind } from '../../../database/start-of-page.ts';
import { implement } from '../../../operation/operation.ts';

interface EventRow {
  readonly id: bigint;
  readonly kind: SecurityEvent['kind'];
  readonly at: EpochMs;
  readonly device: string | null;
  readonly address: string | null;
}

/** Matches the id of an event, which is its number. */
const EVENT_ID = /^\d{1,18}$/;

/** Security events of the account, newest first. */
export const securityEventsOperation = implement(securityEvents, async ({ sql, memberId }, page) => {
  const after = page.after !== undefined && EVENT_ID.test(page.after) ? BigInt(page.after) : undefined;
  const { before, skip } = startBehind(after, page);
  const rows = await sql.query<EventRow>(
    `select * from security_event where member_id = $1 and id < $2 order by id desc limit $3 offset $4`,
    [memberId, before, page.pageSize, skip],
  );
  const [count] = await sql.query<{ total: number }>(
    `select count(*)::int as total from security_event where member_id = $1`,
    [memberId],
  );
  return ok({
    data: {
      total: count?.total ?? 0,
      list: rows.map(({ id, kind, at, device, address }) => ({
        id: String(id),
        kind,
        time: toIso(at),
        device,
        network: address,
      })),
    },
  });
});
