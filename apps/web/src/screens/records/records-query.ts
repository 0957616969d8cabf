import type { RecordKind, RecordStatus } from '@paydirt/contract';
import { isoDay, parseIsoDay } from '@paydirt/domain';

import type { RecordFilter } from '../../data/records.ts';

/** A choice of kinds that has a name of its own, on screen and in the address. */
export type RecordGroup =
  | 'all'
  | 'income'
  | 'received'
  | 'bonus'
  | 'purchase'
  | 'recharge'
  | 'withdrawal'
  | 'refund';

interface GroupFilter {
  readonly kinds: readonly RecordKind[];
  readonly statuses: readonly RecordStatus[];
}

const BONUSES = ['bonus', 'random_bonus', 'referral_bonus', 'team_benefits', 'subsidy'] as const;

/** What each group lists, in the order in which they are offered. */
export const GROUPS = {
  all: { kinds: [], statuses: [] },
  income: { kinds: ['daily_income'], statuses: [] },
  // What one tap on Receive took in: on its way, or arrived.
  received: { kinds: ['daily_income', 'bonus'], statuses: ['processing', 'arrived'] },
  bonus: { kinds: BONUSES, statuses: [] },
  purchase: { kinds: ['buy_machine'], statuses: [] },
  recharge: { kinds: ['recharge'], statuses: [] },
  withdrawal: { kinds: ['withdrawal', 'withdrawal_failed'], statuses: [] },
  refund: { kinds: ['refund'], statuses: [] },
} as const satisfies Record<RecordGroup, GroupFilter>;

/** All groups, in order. */
export const RECORD_GROUPS = Object.keys(GROUPS) as readonly RecordGroup[];

/** What `?type=` means: numbers of the reference system, kept so that its links lead somewhere. */
const GROUP_OF_TYPE: Readonly<Record<string, RecordGroup>> = {
  '1': 'recharge',
  '2': 'withdrawal',
  '3': 'purchase',
  '4': 'bonus',
  '5': 'received',
};

/** Statuses that can be filtered by. */
export const FILTER_STATUSES = [
  'not_credited',
  'processing',
  'pending',
  'arrived',
  'credited',
  'succeeded',
  'failed',
] as const satisfies readonly RecordStatus[];

/** What the address asks for. */
export interface RecordsQuery {
  readonly group: RecordGroup;
  readonly status: RecordStatus | null;
  readonly from: string | null;
  readonly to: string | null;
}

/** Read one parameter of the address. */
export type ReadParameter = (name: string) => string | null;

function dayOrNull(text: string | null): string | null {
  const day = text === null ? null : parseIsoDay(text);
  return day?.ok ? isoDay(day.value) : null;
}

/** Read the address; what it says wrongly is left out. `fixed` is the group of a route that shows one only. */
export function readRecordsQuery(read: ReadParameter, fixed: RecordGroup | null): RecordsQuery {
  const kind = read('kind');
  const byKind = RECORD_GROUPS.find((group) => group === kind);
  const status = read('status');
  return {
    group: fixed ?? byKind ?? GROUP_OF_TYPE[read('type') ?? ''] ?? 'all',
    status: FILTER_STATUSES.find((known) => known === status) ?? null,
    from: dayOrNull(read('from')),
    to: dayOrNull(read('to')),
  };
}

/** Write what was chosen as an address has it; what is at its beginning is left out. */
export function writeRecordsQuery({ group, status, from, to }: RecordsQuery) {
  return { kind: group === 'all' ? null : group, status, from, to };
}

/** What is asked of the service. A status that a group never has is still asked for: the list is then empty. */
export function toRecordFilter({ group, status, from, to }: RecordsQuery): RecordFilter {
  const { kinds, statuses } = GROUPS[group];
  return { kinds, statuses: status === null ? statuses : [status], from, to };
}

/** How many filters beside the group are in use. */
export function filtersInUse({ status, from, to }: RecordsQuery): number {
  return (status === null ? 0 : 1) + (from === null && to === null ? 0 : 1);
}
