import type { SecurityEvent } from '@paydirt/contract/account/security';

import type { Context } from '../../../operation/operation.ts';
import { notifyMember } from '../../message/notify-member.ts';

/**
 * Record a security event of a member's account, with its device and network, and notify the member in the
 * app.
 */
export async function noteSecurityEvent(
  { sql, now, device, address, ports }: Pick<Context, 'sql' | 'now' | 'device' | 'address' | 'ports'>,
  memberId: string,
  kind: SecurityEvent['kind'],
): Promise<void> {
  const [noted] = await sql.query<{ id: bigint }>(
    `insert into security_event (member_id, kind, at, device, address) values ($1, $2, $3, $4, $5) returning id`,
    [memberId, kind, new Date(now), device, address],
  );
  await notifyMember(
    { sql, now, ports },
    {
      memberId,
      kind: `security_${kind}`,
      reference: `security:${noted?.id ?? 0}`,
      href: '/user/securitycenter',
    },
  );
}
