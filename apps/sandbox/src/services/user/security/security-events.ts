import { type SecurityEvent, securityEvents } from '@paydirt/contract/account/security';
import { type EpochMs, ok, toIso } from '@paydirt/domain';

import { type Context, implement } from '../../../operation.ts';
import { tellMember } from '../../message/tell-member.ts';

interface EventRow {
  readonly id: bigint;
  readonly kind: SecurityEvent['kind'];
  readonly at: EpochMs;
  readonly device: string | null;
  readonly address: string | null;
}

/** Note what happened to a member's account, with the device and network that it came from, and tell them in the app. */
export async function noteSecurityEvent(
  { sql, now, device, address, ports }: Pick<Context, 'sql' | 'now' | 'device' | 'address' | 'ports'>,
  memberId: string,
  kind: SecurityEvent['kind'],
): Promise<void> {
  const [noted] = await sql.query<{ id: bigint }>(
    `insert into security_event (member_id, kind, at, device, address) values ($1, $2, $3, $4, $5) returning id`,
    [memberId, kind, new Date(now), device, address],
  );
  await tellMember(
    { sql, now, ports },
    {
      memberId,
      kind: `security_${kind}`,
      reference: `security:${noted?.id ?? 0}`,
      href: '/user/securitycenter',
    },
  );
}

/** What happened to the security of the account, newest first. */
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
