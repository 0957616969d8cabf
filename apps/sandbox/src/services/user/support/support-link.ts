import { supportInfo, supportLink } from '@paydirt/contract/messages/support';
import { err, ok, supportHours, toIso } from '@paydirt/domain';

import { toBase64Url } from '../../../platform/bytes.ts';
import { implement } from '../../../operation/operation.ts';
import { SUPPORT_HOURS } from './support-hours.ts';

/** Lifetime of an unused ticket, in real time. */
export const TICKET_SECONDS = 60;
const TICKET_BYTES = 24;

/** Tell if the support desk is open, and the address of the chat. */
export const supportInfoOperation = implement(supportInfo, async ({ now, ports }) => {
  const { open, changesAt } = supportHours(now);
  return ok({
    data: {
      open,
      hours: {
        ...SUPPORT_HOURS,
        changesAt: toIso(changesAt),
      },
      appUrl: ports.supportUrl,
    },
  });
});

/** Create a secret for an address, of letters and digits that need no escaping. */
export function newSecret(randomBytes: (length: number) => Uint8Array): string {
  return toBase64Url(randomBytes(TICKET_BYTES));
}

/**
 * Ticket for one use, with the member's details and language (H16). It is in the fragment of the address, so
 * that no other server and no log sees it.
 */
export const supportLinkOperation = implement(
  supportLink,
  async ({ sql, memberId, tokenHash, locale, ports }) => {
    if (ports.supportUrl === '') return err({ error: 'unavailable' });
    const ticket = newSecret(ports.randomBytes);
    await sql.query(
      `insert into support_ticket (hash, token_hash, member_id, locale, good_until)
       values ($1, $2, $3, $4, now() + make_interval(secs => $5))`,
      [ports.sha256(ticket), tokenHash, memberId, locale, TICKET_SECONDS],
    );
    return ok({ data: { url: `${ports.supportUrl}?lang=${locale}#ticket=${ticket}` } });
  },
  { transaction: true },
);
