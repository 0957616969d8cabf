import { type SecurityEvent, securityEvents } from '@paydirt/contract/account/security';
import { type EpochMs, ok, toIso } from '@paydirt/domain';

import { implement } from '../../../operation/operation.ts';

interface EventRow {
  readonly id: bigint;
  readonly kind: SecurityEvent['kind'];
  readonly at: EpochMs;
  readonly device: string | null;
  readonly address: string | null;
}

/** List the security events of the account, newest first. */
export const securityEventsOperation = implement(securityEvents, async ({ sql, memberId }, page) => {
  const rows = await sql.query<EventRow>(
    `select * from security_event where member_id = $1 order by id desc limit $2 offset $3`,
    [memberId, page.pageSize, (page.pageNum - 1) * page.pageSize],
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
