import { teamIncome, type TeamIncomeGroup, type TeamIncomeLine } from '@paydirt/contract/community/team';
import type { RecordSource } from '@paydirt/contract/wallet/records';
import {
  compare,
  CURRENCY,
  dayOf,
  endOfDay,
  type EpochMs,
  isoDay,
  type Locale,
  type Money,
  ok,
  startOfDay,
  sum,
  toDecimal,
  toIso,
  zero,
} from '@paydirt/domain';

import { queryAmounts } from '../../../database/amounts.ts';
import type { Sql } from '../../../database/database.ts';
import { implement } from '../../../operation/operation.ts';
import { type DayRange, readDayRange } from '../../../operation/day-range.ts';
import { type RecordSubject, readSubjects } from '../../records/record-subjects.ts';
import { countFloors } from './floors.ts';
import { PUBLIC_NAME } from '../members/member-rows.ts';
import { TEAM_KINDS } from './team-earned.ts';

interface IncomeRow {
  readonly id: string;
  readonly kind: TeamIncomeLine['kind'];
  readonly amount: Money;
  readonly at: EpochMs;
  readonly source: RecordSource;
  readonly subject: RecordSubject;
  readonly entry_id: bigint | null;
  readonly person_id: string | null;
  readonly person: string | null;
}

/** Line with its amount as money, for sums. */
interface Paid {
  readonly amount: Money;
  readonly at: EpochMs;
  readonly line: TeamIncomeLine;
}

/** Read all lines of a member at once: rewards are capped (H12) and levels are few, so there are not many. */
async function readLines(sql: Sql, memberId: string, days: DayRange, locale: Locale): Promise<Paid[]> {
  const from = days.from === null ? null : new Date(startOfDay(days.from));
  const until = days.to === null ? null : new Date(endOfDay(days.to));
  const rows = await queryAmounts<IncomeRow>(
    sql,
    { amount: CURRENCY },
    `select record.id, record.kind, record.amount, record.at, record.source, record.subject,
       (select max(entry_id) from record_entry where record_id = record.id) as entry_id,
       invitee.id as person_id, ${PUBLIC_NAME} as person
     from capital_record as record
     left join member as invitee on record.kind = 'referral_bonus' and invitee.id = record.reference
     where record.member_id = $1 and record.kind in ${TEAM_KINDS}
       and ($2::timestamptz is null or record.at >= $2) and ($3::timestamptz is null or record.at < $3)
     order by record.seq desc`,
    [memberId, from, until],
  );
  const subjects = await readSubjects(
    sql,
    rows.map(({ subject }) => subject),
    locale,
  );
  return rows.map((row) => ({
    amount: row.amount,
    at: row.at,
    line: {
      recordId: row.id,
      entryId: row.entry_id === null ? null : String(row.entry_id),
      kind: row.kind,
      personId: row.person_id,
      name: row.person_id === null ? subjects.nameOf(row.subject) : row.person,
      time: toIso(row.at),
      amount: toDecimal(row.amount),
      source: row.source,
    },
  }));
}

const totalOf = (paid: readonly Paid[]) =>
  sum(
    paid.map(({ amount }) => amount),
    CURRENCY,
  );

/**
 * Group lines by person, those with the highest sum first; gifts of levels belong to no person and come last.
 */
function byPerson(lines: readonly Paid[]): TeamIncomeGroup[] {
  const groups = [...Map.groupBy(lines, ({ line }) => line.personId)].map(([personId, paid]) => ({
    personId,
    paid,
    amount: totalOf(paid),
  }));
  return groups
    .toSorted(
      (a, b) => Number(a.personId === null) - Number(b.personId === null) || compare(b.amount, a.amount),
    )
    .map(({ personId, paid, amount }) => ({
      personId,
      name: personId === null ? null : (paid[0]?.line.name ?? null),
      day: null,
      amount: toDecimal(amount),
      lines: paid.map(({ line }) => line),
    }));
}

/** Group lines by clock day, the newest first. */
function byDay(lines: readonly Paid[]): TeamIncomeGroup[] {
  return [...Map.groupBy(lines, ({ at }) => dayOf(at))].map(([day, paid]) => ({
    personId: null,
    name: null,
    day: isoDay(day),
    amount: toDecimal(totalOf(paid)),
    lines: paid.map(({ line }) => line),
  }));
}

/**
 * Income from the team: rewards for inviting and gifts of levels, each with its entry; the second floor earns
 * nothing (H12).
 */
export const teamIncomeOperation = implement(teamIncome, async ({ sql, memberId, locale }, input) => {
  const days = readDayRange(input);
  if (!days.ok) return days;
  const lines = await readLines(sql, memberId, days.value, locale);
  const { floor2 } = await countFloors(sql, memberId);
  return ok({
    data: {
      total: toDecimal(totalOf(lines)),
      list: input.by === 'day' ? byDay(lines) : byPerson(lines),
      secondFloor: { people: floor2, amount: toDecimal(zero(CURRENCY)) },
    },
  });
});
