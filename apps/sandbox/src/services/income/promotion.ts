import type { RecordKind } from '@paydirt/contract/wallet/records';
import type { EpochMs, Money } from '@paydirt/domain';

import type { Sql } from '../../database/database.ts';
import { type EntryKind, writeEntryIfCovered } from '../../ledger/ledger.ts';
import { payMember } from '../../ledger/movements.ts';
import type { Ports } from '../../operation/operation.ts';
import { hasLeft } from '../user/members/has-left.ts';
import { writeRecord } from '../records/record-rows.ts';
import type { RecordSubject } from '../records/record-subjects.ts';

/** Kinds of entry that credit a member from the promotion budget at once. */
export type PromotionKind = Extract<
  EntryKind,
  'bonus_credit' | 'level_gift' | 'sign_in_bonus' | 'reward_credit' | 'subsidy_credit'
>;

/** Fixed amount that the promotion budget pays a member. */
export interface Promotion {
  readonly memberId: string;
  readonly entry: PromotionKind;
  readonly record: Extract<RecordKind, 'bonus' | 'referral_bonus' | 'team_benefits' | 'subsidy'>;
  readonly amount: Money;
  readonly subject: RecordSubject;
  /** Identifies the payment within its kind of entry; a second payment with the same reference throws. */
  readonly reference: string;
  /** Reference in the record. @default reference */
  readonly about?: string;
}

/**
 * Pay a member from the promotion budget (H6, H12): one entry, one record, credited at once. Returns the
 * record's id, or null if the budget does not suffice or the member has left. Nothing is written then, even
 * if others empty the budget at the same time.
 */
export async function payPromotion(
  { sql, now, ports }: { readonly sql: Sql; readonly now: EpochMs; readonly ports: Pick<Ports, 'newId'> },
  { memberId, entry: kind, record, amount, subject, reference, about = reference }: Promotion,
): Promise<string | null> {
  if (await hasLeft(sql, memberId)) return null;
  const lines = payMember({ account: 'promotion_budget' }, 'member_available', memberId, amount);
  const entry = await writeEntryIfCovered(sql, { kind, at: now, reference, lines });
  if (entry === null) return null;
  return writeRecord(sql, ports, {
    memberId,
    kind: record,
    amount,
    subject,
    at: now,
    status: 'credited',
    source: 'promotion_budget',
    reference: about,
    balanceAfter: entry.availableAfter,
    entryIds: [entry.id],
  });
}
