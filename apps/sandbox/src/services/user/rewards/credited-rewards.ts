import { rewardsSinceLastLook } from '@paydirt/contract/messages/announcements';
import type { CapitalRecord } from '@paydirt/contract/wallet/records';
import { CURRENCY, type EpochMs, type Money, ok, toDecimal, toIso } from '@paydirt/domain';

import { queryAmounts } from '../../../database/amounts.ts';
import { implement } from '../../../operation/operation.ts';
import { type RecordSubject, readSubjects } from '../../records/record-subjects.ts';

interface RewardRow {
  readonly id: string;
  readonly seq: bigint;
  readonly kind: CapitalRecord['kind'];
  readonly amount: Money;
  readonly subject: RecordSubject;
  readonly source: CapitalRecord['source'];
  readonly at: EpochMs;
}

/** Limit of the rewards that a sheet shows; older ones are in the records all the same. */
const AT_MOST = 20;

/**
 * Rewards that the promotion budget credited since the member's last request, newest first; the welcome bonus
 * is shown on registration instead. Each reward is returned once, even if several tabs ask at the same time.
 */
export const rewardsSinceLastLookOperation = implement(
  rewardsSinceLastLook,
  async ({ sql, memberId, locale }) => {
    await sql.query(
      `insert into rewards_look (member_id, record_seq) values ($1, 0) on conflict do nothing`,
      [memberId],
    );
    const [look] = await sql.query<{ record_seq: bigint }>(
      `select record_seq from rewards_look where member_id = $1 for update`,
      [memberId],
    );
    const rows = await queryAmounts<RewardRow>(
      sql,
      { amount: CURRENCY },
      `select record.id, record.seq, record.kind, record.amount, record.subject, record.source, record.at
       from capital_record as record join member on member.id = record.member_id
       where record.member_id = $1 and record.seq > $2 and record.at > member.created_at
         and record.source = 'promotion_budget' and record.status = 'credited'
         and record.kind in ('bonus', 'referral_bonus', 'team_benefits', 'subsidy')
       order by record.seq desc limit $3`,
      [memberId, look?.record_seq ?? 0n, AT_MOST],
    );
    const [newest] = rows;
    if (newest !== undefined) {
      await sql.query(`update rewards_look set record_seq = $2 where member_id = $1`, [memberId, newest.seq]);
    }
    const { nameOf } = await readSubjects(
      sql,
      rows.map(({ subject }) => subject),
      locale,
    );
    return ok({
      data: rows.map(({ id, kind, amount, subject, source, at }) => ({
        recordId: id,
        kind,
        amount: toDecimal(amount),
        description: nameOf(subject),
        source,
        time: toIso(at),
      })),
    });
  },
  { transaction: true },
);
