import { moment, type StoryLanguage } from '@paydirt/testkit/story-language';
import type { RecordRowContent } from './record-row.tsx';

/** Format a time on the stories' day. */
export const at = ({ format }: StoryLanguage, time: string) => format.time(moment(`2026-11-21T${time}Z`));

const TROMMEL = '/media/products/trommel.svg';

/** A day's income, named by its machine: it is always booked at the end of the day, so the day replaces the time. */
export const incomeIn = ({ t, format, parts }: StoryLanguage): RecordRowContent => ({
  icon: 'arrow-up-right',
  picture: TROMMEL,
  title: 'Trommel TR-4',
  time: t('record.row.machineDay', {
    what: t('record.kind.daily_income'),
    day: format.day(moment('2026-11-20T00:00:00Z')),
  }),
  source: t('record.row.from.machine_revenue'),
  amount: parts('3.40', 'delta'),
  flow: 'income',
  status: t('record.status.arrived'),
  statusKind: 'settled',
});

/** A pending withdrawal. */
export const withdrawalIn = (language: StoryLanguage): RecordRowContent => ({
  icon: 'arrow-up',
  title: language.t('record.kind.withdrawal'),
  time: at(language, '10:55'),
  source: language.t('record.row.from.own_balance'),
  amount: language.parts('-50.00', 'delta'),
  flow: 'out',
  status: language.t('record.status.pending'),
  statusKind: 'open',
});

/** Say which share of the schedule was covered. */
export const shareIn = ({ t, format }: StoryLanguage, permille: number) =>
  t('record.row.short', { share: format.percent(permille) });
