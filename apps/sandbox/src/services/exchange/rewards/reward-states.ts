import type { Reward } from '@paydirt/contract/rewards/rewards';
import type { RecordStatus } from '@paydirt/contract/wallet/records';
import {
  addMs,
  CONSTANTS,
  CURRENCY,
  type EpochMs,
  LEVEL_GIFTS,
  LEVELS,
  type MemberLevel,
  type Money,
  ONE_TIME_REWARDS,
  toDecimal,
  toIso,
} from '@paydirt/domain';

import { queryAmounts } from '../../../database/amounts.ts';
import type { Sql } from '../../../database/database.ts';
import { readOperatorBalance } from '../../../ledger/ledger.ts';
import type { MemberContext } from '../../../operation/operation.ts';
import { translatorOf } from '../../../platform/texts.ts';
import { namePanel } from '../../message/word-message.ts';
import { readGradeTexts } from '../../user/members/member-rows.ts';
import { readEarlierClaims } from '../../user/members/person/earlier-claims.ts';
import { readWelcomeAmount } from '../../income/welcome-bonus.ts';

/** Record that paid a one-time reward. */
interface PaidRow {
  readonly id: string;
  readonly subject: string;
  readonly amount: Money;
  readonly status: RecordStatus;
  /** Time at which it moved the available balance; null if it has not yet. */
  readonly moved_at: EpochMs | null;
}

/** Tell where the money of a record is: to be collected like income, or booked at once. */
function creditOf({ status }: PaidRow): Reward['credit'] {
  if (status === 'not_credited') return 'to_collect';
  return status === 'processing' ? 'on_its_way' : 'arrived';
}

interface SubmissionStateRow {
  readonly kind: 'join_group' | 'share_link';
  readonly state: 'in_review' | 'approved' | 'refused';
  readonly reason: string | null;
}

const GIFTED = LEVELS.map((_, level) => level as MemberLevel).slice(1);
/** Campaigns under which the rewards are recorded. */
export const SUBJECTS = {
  welcome: 'campaign:welcome',
  join_group: 'campaign:join-group',
  share_link: 'campaign:share-link',
} as const;
const levelSubject = (level: MemberLevel) => `campaign:level-${level}` as const;
const ALL_SUBJECTS = [...Object.values(SUBJECTS), ...GIFTED.map(levelSubject)];

/**
 * Count a member's invitees with a lease past its free return. A gift is permanent, so leases that can still
 * be returned for free must not earn one.
 */
async function countSettledInvitees(sql: Sql, memberId: string, now: EpochMs): Promise<number> {
  const [row] = await sql.query<{ readonly settled: number }>(
    `select count(*)::int as settled from member as invitee where invitee.inviter_id = $1 and exists (
       select from lease_order where lease_order.member_id = invitee.id and kind = 'machine' and status = 'valid'
         and bought_at <= $2)`,
    [memberId, new Date(addMs(now, -CONSTANTS.FULL_RETURN_MS))],
  );
  return row?.settled ?? 0;
}

/**
 * Read a member's one-time rewards with their states, in the screen's order. A reward that they had on an
 * earlier account is marked as received there.
 */
export async function readRewards({
  sql,
  memberId,
  now,
  locale,
}: Pick<MemberContext, 'sql' | 'memberId' | 'now' | 'locale'>): Promise<Reward[]> {
  const paid = await queryAmounts<PaidRow>(
    sql,
    { amount: CURRENCY },
    `select id, subject, amount, status, case when balance_after is not null then coalesce(arrives_at, at) end as moved_at
     from capital_record where member_id = $1 and subject = any($2::text[])`,
    [memberId, ALL_SUBJECTS],
  );
  const submissions = await sql.query<SubmissionStateRow>(
    `select distinct on (kind) kind, state, reason from reward_submission where member_id = $1
     order by kind, seq desc`,
    [memberId],
  );
  const budgetLeft = toDecimal(await readOperatorBalance(sql, 'promotion_budget'));
  const welcome = await readWelcomeAmount(sql);
  const settled = await countSettledInvitees(sql, memberId, now);
  const gradeTextOf = await readGradeTexts(sql, GIFTED, locale);
  const earlierClaims = await readEarlierClaims({ sql, now }, memberId);
  const { t } = await translatorOf(locale);

  function reward(
    kind: Reward['kind'],
    subject: `campaign:${string}`,
    offered: Money,
    standing: Pick<Reward, 'state'> & Partial<Pick<Reward, 'reason' | 'needs' | 'level' | 'gradeText'>>,
  ): Reward {
    const record = paid.find((one) => one.subject === subject);
    const earlier = record === undefined && earlierClaims.has(subject);
    return {
      kind,
      level: null,
      gradeText: null,
      reason: null,
      needs: null,
      budget: 'promotion_budget',
      budgetLeft,
      ...standing,
      ...((record || earlier) && { state: 'received' as const, needs: null, reason: null }),
      earlier,
      amount: toDecimal(record?.amount ?? offered),
      recordId: record?.id ?? null,
      credit: record ? creditOf(record) : null,
      receivedAt: record?.moved_at ? toIso(record.moved_at) : null,
    };
  }

  function rewardOf(kind: SubmissionStateRow['kind']): Reward {
    const last = submissions.find((one) => one.kind === kind);
    const state = last === undefined ? 'open' : last.state === 'approved' ? 'ready' : last.state;
    return reward(kind, SUBJECTS[kind], ONE_TIME_REWARDS[kind], {
      state,
      reason: last?.reason ? namePanel(last.reason, t) : null,
    });
  }

  return [
    // Everybody gets this bonus on registration, unless the budget did not suffice then.
    reward('welcome', SUBJECTS.welcome, welcome, { state: 'ready' }),
    rewardOf('join_group'),
    rewardOf('share_link'),
    ...GIFTED.map((level) => {
      const needs = Math.max(0, (LEVELS[level] ?? 0) - settled);
      const state = needs === 0 ? 'ready' : 'open';
      return reward('level', levelSubject(level), LEVEL_GIFTS[level], {
        state,
        level,
        gradeText: gradeTextOf(level),
        needs,
      });
    }),
  ];
}
