import type { SecurityEvent } from '@paydirt/contract/account/security';

import type { Context } from '../../../operation/operation.ts';
import { notifyMember } from '../../message/notify-member.ts';

/**
 * Record a security event of a member's account, with its device and network, and notify the member in the
 * app; of a former member nothing is stored.
 */
export async function noteSecurityEvent(
  { sql, now, device, address, ports }: Pick<Context, 'sql' | 'now' | 'device' | 'address' | 'ports'>,
  memberId: string,
  kind: SecurityEvent['kind'],
): Promise<void> {
  const [noted] = await sql.query<{ id: bigint }>(
    `insert into security_event (member_id, kind, at, device, address)
     select id, $2, $3, $4, $5 from member where id = $1 and deleted_at is null for key share returning id`,
    [memberId, kind, new Date(now), device, address],
  );
  if (!noted) return;
  await notifyMember(
    { sql, now, ports },
    {
      memberId,
      kind: `security_${kind}`,
      reference: `security:${noted.id}`,
      href: '/user/securitycenter',
    },
  );
}
