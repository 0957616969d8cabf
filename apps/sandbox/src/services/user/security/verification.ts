import { sendVerifyCode, verification, verify } from '@paydirt/contract/account/security';
import { err, type EpochMs, nextCodeAllowedAt, ok, type Result, toIso } from '@paydirt/domain';

import { implement, type MemberContext, type Refusal } from '../../../operation/operation.ts';
import { checkCode, sendCode, takeCode } from '../codes/codes.ts';
import { markSessionVerified } from '../codes/verified-session.ts';
import { channelsOf } from '../fund-password/fund-password-code.ts';

/**
 * Read until when this session's identity is verified: null if it is not, or no longer; undefined if the
 * session has ended.
 */
async function verifiedUntil({ sql, tokenHash, now }: MemberContext): Promise<EpochMs | null | undefined> {
  const [row] = await sql.query<{ verified_until: EpochMs | null }>(
    `select verified_until from session where token_hash = $1`,
    [tokenHash],
  );
  if (!row) return undefined;
  const until = row.verified_until;
  return until !== null && until > now ? until : null;
}

/**
 * Refuse a sensitive call unless the session's identity was verified within the last ten minutes (issue 12),
 * so that a stolen token alone cannot change anything that its owner could not undo.
 */
export async function needVerified(context: MemberContext): Promise<Result<null, Refusal>> {
  const until = await verifiedUntil(context);
  // Another request has ended the session meanwhile.
  if (until === undefined) return err({ error: 'unauthorized' });
  return until === null ? err({ error: 'verify_needed' }) : ok(null);
}

async function stateOf(context: MemberContext) {
  const until = await verifiedUntil(context);
  return {
    verifiedUntil: until === null || until === undefined ? null : toIso(until),
    channels: await channelsOf(context),
  };
}

/**
 * Find the member's latest code of this purpose over any channel: only that one is valid, and the next may be
 * sent a minute after it.
 */
async function latestCode(context: MemberContext) {
  const destinations = (await channelsOf(context)).map(({ to }) => to);
  const [row] = await context.sql.query<{ id: bigint; destination: string; sent_at: EpochMs }>(
    `select id, destination, sent_at from verification_code
     where destination = any($1::text[]) and purpose = 'verify' order by id desc limit 1`,
    [destinations],
  );
  return row ?? null;
}

/** Time until which this session is verified. */
export const verificationOperation = implement(verification, async (context) =>
  ok({ data: await stateOf(context) }),
);

/**
 * Send a code to the phone number or e-mail address that the member has had all along: one a minute over all
 * channels.
 */
export const sendVerifyCodeOperation = implement(sendVerifyCode, async (context, input) => {
  const { sql, memberId, now } = context;
  await sql.query(`select from member where id = $1 for update`, [memberId]);
  const channels = await channelsOf(context);
  const chosen = input.channel ? channels.find(({ channel }) => channel === input.channel) : channels[0];
  if (!chosen) return err({ error: 'channel_not_bound' });
  const latest = await latestCode(context);
  const waitMs = latest ? nextCodeAllowedAt(latest.sent_at) - now : 0;
  if (waitMs > 0)
    return err({ error: 'code_too_soon', data: { retryAfterSeconds: Math.ceil(waitMs / 1000) } });
  return sendCode(context, chosen.to, 'verify');
});

/** Verify the member's identity with a code: for this session alone, for ten minutes. */
export const verifyOperation = implement(verify, async (context, input) => {
  const latest = await latestCode(context);
  const code = await takeCode(context, latest?.destination ?? '', 'verify', input.code);
  if (!code.ok) return code;
  await markSessionVerified(context, latest?.id ?? null);
  return ok({ data: await stateOf(context) });
});

/**
 * Check a code for an irreversible action: the one that verified this session, or another one. Refuses with
 * `verify_needed` if the session is not verified.
 */
export async function confirmOnceMore(context: MemberContext, typed: string): Promise<Result<null, Refusal>> {
  const verified = await needVerified(context);
  if (!verified.ok) return verified;
  const [session] = await context.sql.query<{ verified_code: bigint | null }>(
    `select verified_code from session where token_hash = $1`,
    [context.tokenHash],
  );
  const latest = await latestCode(context);
  const code = await checkCode(
    context,
    latest?.destination ?? '',
    'verify',
    typed,
    session?.verified_code ?? null,
  );
  return code.ok ? ok(null) : code;
}
