import { receivedRewards, receiveReward, rewards } from '@paydirt/contract/rewards/rewards';
import { err, type MemberLevel, ok } from '@paydirt/domain';

import { lockMember } from '../../../access/lock-member.ts';
import { type Context, implement } from '../../../operation/operation.ts';
import { payWelcomeBonus } from '../../income/welcome-bonus.ts';
import { lockPerson } from '../../user/members/person/contacts.ts';
import { readWrittenRecord } from '../../records/record-rows.ts';
import { paySubmission, payLevelGift } from './pay-reward.ts';
import { readRewards } from './reward-states.ts';

/** The member's one-time rewards with their states. */
export const rewardsOperation = implement(rewards, async (context) =>
  ok({ data: await readRewards(context) }),
);

/**
 * Received rewards, newest first, those that have not arrived before all others. As a GET, it moves no money.
 */
export const receivedRewardsOperation = implement(receivedRewards, async (context) => {
  const all = await readRewards(context);
  const received = all.filter(({ recordId }) => recordId !== null);
  const placeOf = ({ receivedAt }: (typeof received)[number]) =>
    receivedAt === null ? Infinity : Date.parse(receivedAt);
  return ok({ data: received.toSorted((a, b) => (placeOf(a) === placeOf(b) ? 0 : placeOf(b) - placeOf(a))) });
});

/**
 * Take a reward that is ready, once per person (PRODUCT 5, H12). The member's row is locked, so that one of
 * several requests is paid; the ledger's reference would refuse a second payment too. If the promotion budget
 * does not suffice, nothing moves and the reward stays ready.
 */
export const receiveRewardOperation = implement(receiveReward, async (context, { kind, level: wanted }) => {
  const { sql, memberId, locale } = context;
  if ((kind === 'level') !== (wanted !== undefined)) {
    const reason = wanted === undefined ? 'required' : 'malformed';
    return err({ error: 'invalid_input', data: { fields: { level: reason } } });
  }
  await lockPerson(sql, memberId);
  await lockMember(sql, memberId);
  const ofKind = (await readRewards(context)).filter(
    (reward) => reward.kind === kind && (wanted === undefined || reward.level === wanted),
  );
  const reward = ofKind.find(({ state }) => state === 'ready');
  if (!reward) {
    const received = ofKind.length > 0 && ofKind.every(({ state }) => state === 'received');
    if (received && ofKind.some(({ earlier }) => earlier)) return err({ error: 'paid_before' });
    return err({ error: received ? 'reward_received' : 'reward_not_ready' });
  }
  const recordId = await pay(context, memberId, reward);
  if (recordId === null) return err({ error: 'promotion_budget_empty' });
  return ok({ data: await readWrittenRecord(sql, { id: recordId, memberId }, locale) });
});

function pay(
  context: Context,
  memberId: string,
  { kind, level }: { readonly kind: string; readonly level: number | null },
): Promise<string | null> {
  switch (kind) {
    case 'welcome':
      return payWelcomeBonus(context, memberId);
    case 'join_group':
    case 'share_link':
      return paySubmission(context, { memberId, kind });
    default:
      return payLevelGift(context, { memberId, level: level as MemberLevel });
  }
}
