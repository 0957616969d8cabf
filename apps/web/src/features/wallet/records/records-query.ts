import { type RecordKind, type RecordStatus, statusWordOf } from '@paydirt/contract/wallet/records';
import { isoDay, parseIsoDay } from '@paydirt/domain';
import type { Translate } from '@paydirt/i18n';

import type { RecordFilter } from '../data/records.ts';

/** A named choice of kinds, on screen and in the address. */
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

/** Kinds and statuses of each group, in the order in which they are offered. */
export const GROUPS = {
  all: { kinds: [], statuses: [] },
  income: { kinds: ['daily_income'], statuses: [] },
  // The income of one tap on Collect: on its way, or arrived.
  received: { kinds: ['daily_income', 'bonus'], statuses: ['processing', 'arrived'] },
  bonus: { kinds: BONUSES, statuses: [] },
  purchase: { kinds: ['buy_machine'], statuses: [] },
  recharge: { kinds: ['recharge'], statuses: [] },
  withdrawal: { kinds: ['withdrawal', 'withdrawal_failed'], statuses: [] },
  refund: { kinds: ['refund'], statuses: [] },
} as const satisfies Record<RecordGroup, GroupFilter>;

/** All groups, in order. */
export const RECORD_GROUPS = Object.keys(GROUPS) as readonly RecordGroup[];

/** Meanings of `?type=`: numbers of the reference system, kept so that its links lead somewhere. */
const GROUP_OF_TYPE: Readonly<Record<string, RecordGroup>> = {
  '1': 'recharge',
  '2': 'withdrawal',
  '3': 'purchase',
  '4': 'bonus',
  '5': 'received',
};

/** The states that people read as arrived: collected income that came, and a sum that was credited at once. */
const ARRIVED = ['arrived', 'credited'] as const satisfies readonly RecordStatus[];

/** Statuses that can be filtered by: each word that a record shows, once. */
export const FILTER_STATUSES = [
  'not_credited',
  'processing',
  'pending',
  'arrived',
  'succeeded',
  'failed',
  'cancelled',
] as const satisfies readonly RecordStatus[];

/** Name a status as the records of a group show it: among all kinds a purchase is completed, a withdrawal paid out. */
export function statusLabel(status: RecordStatus, group: RecordGroup, t: Translate): string {
  const kinds: readonly RecordKind[] =
    group === 'all' ? ['buy_machine', 'withdrawal'] : [GROUPS[group].kinds[0]];
  const words = new Set(kinds.map((kind) => statusWordOf({ kind, status })));
  return [...words].map((word) => t(`record.status.${word}`)).join(' · ');
}

/** The filter of an address. */
export interface RecordsQuery {
  readonly group: RecordGroup;
  readonly status: RecordStatus | null;
  readonly from: string | null;
  readonly to: string | null;
}

/** The filter in an address, and the parameters that were not understood, as written there. */
export interface ReadQuery {
  readonly query: RecordsQuery;
  readonly misread: readonly string[];
}

/** Read one parameter of the address. */
export type ReadParameter = (name: string) => string | null;

function dayOrNull(text: string | null): string | null {
  const day = text === null ? null : parseIsoDay(text);
  return day?.ok ? isoDay(day.value) : null;
}

/**
 * Read the address. Invalid parameters are left out and reported, so that a list is never silently another one than
 * the link meant. `fixed` is the group of a route that shows one only.
 */
export function readRecordsQuery(read: ReadParameter, fixed: RecordGroup | null): ReadQuery {
  const kind = read('kind');
  const type = read('type');
  const status = read('status');
  const from = dayOrNull(read('from'));
  const to = dayOrNull(read('to'));
  const byKind = RECORD_GROUPS.find((group) => group === kind);
  const byType = Object.hasOwn(GROUP_OF_TYPE, type ?? '') ? GROUP_OF_TYPE[type ?? ''] : undefined;
  const known = status === 'credited' ? 'arrived' : (FILTER_STATUSES.find((one) => one === status) ?? null);
  const reversed = from !== null && to !== null && from > to;
  const wrong = {
    kind: fixed === null && kind !== null && byKind === undefined,
    type: fixed === null && type !== null && byType === undefined,
    status: status !== null && known === null,
    from: (read('from') !== null && from === null) || reversed,
    to: (read('to') !== null && to === null) || reversed,
  };
  return {
    query: {
      group: fixed ?? byKind ?? byType ?? 'all',
      status: known,
      from: reversed ? null : from,
      to: reversed ? null : to,
    },
    misread: Object.entries(wrong).flatMap(([name, isWrong]) =>
      isWrong ? [`${name}=${shortened(read(name) ?? '')}`] : [],
    ),
  };
}

const LONGEST_SHOWN = 24;

function shortened(text: string): string {
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}

/** Write what was chosen as an address has it; what is at its beginning is left out. */
export function writeRecordsQuery({ group, status, from, to }: RecordsQuery) {
  return { kind: group === 'all' ? null : group, status, from, to };
}

/** Build the filter of the request. A status that a group never has is still requested: the list is then empty. */
export function toRecordFilter({ group, status, from, to }: RecordsQuery): RecordFilter {
  const { kinds, statuses }: GroupFilter = GROUPS[group];
  if (status === null) return { kinds, statuses, from, to };
  const chosen = status === 'arrived' ? ARRIVED : [status];
  const own = chosen.filter((one) => statuses.includes(one));
  return { kinds, statuses: own.length === 0 ? chosen : own, from, to };
}

/** Count the filters in use besides the group. */
export function filtersInUse({ status, from, to }: RecordsQuery): number {
  return (status === null ? 0 : 1) + (from === null && to === null ? 0 : 1);
}
