import type { CodeChannel } from '@paydirt/contract/account/codes';
import {
  checkFundPasswordCode,
  fundPasswordChannels,
  sendFundPasswordCode,
} from '@paydirt/contract/account/fund-password';
import { type EpochMs, err, nextCodeAllowedAt, ok } from '@paydirt/domain';

import { implement, type MemberContext } from '../../../operation/operation.ts';
import { checkCode, sendCode } from '../codes/codes.ts';
import { findMember } from '../members/member-rows.ts';

/** List where a code for the fund password can be sent: the phone first. */
export async function channelsOf({ sql, memberId }: MemberContext): Promise<CodeChannel[]> {
  const member = await findMember(sql, memberId);
  return [
    ...(member?.phone ? [{ channel: 'sms', to: member.phone } as const] : []),
    ...(member?.email ? [{ channel: 'email', to: member.email } as const] : []),
  ];
}

/**
 * Find the latest code of the member over any channel: only that one is valid, and the next may be sent a
 * minute after it.
 */
async function latestCode(
  { sql }: MemberContext,
  channels: readonly CodeChannel[],
): Promise<{ readonly destination: string; readonly sent_at: EpochMs } | null> {
  const [row] = await sql.query<{ destination: string; sent_at: EpochMs }>(
    `select destination, sent_at from verification_code
     where destination in ($1, $2) and purpose = 'fund-password' order by id desc limit 1`,
    [channels[0]?.to ?? '', channels[1]?.to ?? ''],
  );
  return row ?? null;
}

/** Find where the code that the member is entering was sent; null if none was sent. */
export async function codeDestination(context: MemberContext): Promise<string | null> {
  const latest = await latestCode(context, await channelsOf(context));
  return latest?.destination ?? null;
}

/** Channels over which a code can be sent. */
export const fundPasswordChannelsOperation = implement(fundPasswordChannels, async (context) =>
  ok({ data: await channelsOf(context) }),
);

/** Send a code for the fund password: one a minute over all channels. */
export const sendFundPasswordCodeOperation = implement(sendFundPasswordCode, async (context, input) => {
  const { sql, memberId, now } = context;
  await sql.query(`select from member where id = $1 for update`, [memberId]);
  const channels = await channelsOf(context);
  const chosen = input.channel ? channels.find(({ channel }) => channel === input.channel) : channels[0];
  if (!chosen) return err({ error: 'channel_not_bound' });
  const latest = await latestCode(context, channels);
  const waitMs = latest ? nextCodeAllowedAt(latest.sent_at) - now : 0;
  if (waitMs > 0)
    return err({ error: 'code_too_soon', data: { retryAfterSeconds: Math.ceil(waitMs / 1000) } });
  return sendCode(context, chosen.to, 'fund-password');
});

/** Check a code before the new password is entered; the code stays valid. */
export const checkFundPasswordCodeOperation = implement(checkFundPasswordCode, async (context, input) => {
  const destination = await codeDestination(context);
  const code = await checkCode(context, destination ?? '', 'fund-password', input.code);
  return code.ok ? ok({ data: null }) : code;
});
