import { addMs, type EpochMs } from '@paydirt/domain';
import { inLanguage, moment, spoken, type StoryLanguage } from '@paydirt/testkit/story-language';
import type { RecordRowContent } from '../record-row/record-row.tsx';
import type { RecordDay, RecordListRow } from './index.ts';

/** A record of the stories, before it is formatted. */
export interface Sample {
  id: string;
  kind: keyof typeof kinds;
  at: EpochMs;
  /** Without its sign. */
  amount: string;
}

/** Sample texts of each kind of record, as on the screen of records. */
const kinds = {
  income: ({ t }: StoryLanguage) => ({
    icon: 'arrow-up-right',
    picture: '/media/products/trommel.svg',
    title: 'Trommel TR-4',
    time: t('record.kind.daily_income'),
    source: t('record.row.from.machine_revenue'),
    flow: 'income',
    status: t('record.status.arrived'),
  }),
  lease: ({ t }: StoryLanguage) => ({
    icon: 'receipt',
    picture: '/media/products/gold-pan.svg',
    title: 'Gold pan GP-1',
    source: t('record.row.whatAndSource', {
      what: t('record.bought.machine'),
      source: t('record.row.from.own_balance'),
    }),
    flow: 'out',
    status: t('record.status.succeeded'),
  }),
  recharge: ({ t }: StoryLanguage) => ({
    icon: 'arrow-down',
    title: t('record.kind.recharge'),
    source: t('record.row.from.test_faucet'),
    flow: 'income',
    status: t('record.status.credited'),
  }),
  withdrawal: ({ t }: StoryLanguage) => ({
    icon: 'arrow-up',
    title: t('record.kind.withdrawal'),
    source: t('record.row.from.own_balance'),
    flow: 'out',
    status: t('record.status.paid_out'),
  }),
  bonus: ({ t }: StoryLanguage) => ({
    icon: 'users',
    title: t('record.kind.referral_bonus'),
    source: t('record.row.from.promotion_budget'),
    flow: 'income',
    status: t('record.status.credited'),
  }),
} satisfies Record<
  string,
  (language: StoryLanguage) => Pick<RecordRowContent, 'icon' | 'title' | 'source' | 'flow' | 'status'> & {
    time?: string;
    picture?: string;
  }
>;

const KINDS = Object.keys(kinds) as readonly (keyof typeof kinds)[];
const NOW = moment('2026-11-21T22:45:00Z');
const HOUR = 3_600_000;
/** Number of records of each day except the last. */
export const PER_DAY = 12;

/** Records of a member with a long history, twelve a day, the same at every call. */
export function samples({ t, format, figure }: StoryLanguage, count: number): RecordDay<Sample>[] {
  return Array.from({ length: Math.ceil(count / PER_DAY) }, (_, day) => {
    const noon = addMs(NOW, -day * 24 * HOUR);
    return {
      key: `day-${day}`,
      label: format.headingDay(noon, NOW),
      figure: t('record.row.balanceThen', { amount: figure(`${2418 - day}.60`) }),
      records: Array.from({ length: Math.min(PER_DAY, count - day * PER_DAY) }, (__, index) => ({
        id: `${day}-${index}`,
        kind: KINDS[(day + index * 3) % KINDS.length]!,
        at: addMs(noon, -index * HOUR),
        amount: `${((day * 7 + index * 31) % 90) + 1}.${String((index * 17) % 100).padStart(2, '0')}`,
      })),
    };
  });
}

/** Format a record in the story's language, when it is near the viewport. */
export function toRow({ id, kind, at, amount }: Sample): RecordListRow {
  const language = spoken();
  const content = kinds[kind](language);
  return {
    time: language.format.time(at),
    ...content,
    key: id,
    href: `#/user/record?id=${id}`,
    amount: language.parts(content.flow === 'income' ? amount : `-${amount}`, 'delta'),
    statusKind: 'settled',
  };
}

/** The args of a story with a number of records. */
export const some = (count: number) => inLanguage((language) => ({ days: samples(language, count) }));
