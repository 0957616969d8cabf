import type { TeamIncome, TeamIncomeGroup } from '@paydirt/contract/community/team';
import { type ClockDay, CURRENCY, type DaySpan, spansOf, startOfDay, sum } from '@paydirt/domain';
import type { Formatters, Translate } from '@paydirt/i18n';
import type { Bar } from '@paydirt/ui/bar-chart';

import { heightOf, highest } from '../../../platform/data/shares.ts';
import { dayOfWire, moneyOf, startOf } from '../../../platform/data/wire.ts';

/** Translations and formatters that the bars' texts are made with. */
export interface TeamBarTexts {
  readonly t: Translate;
  readonly format: Formatters;
}

/** Name a group of lines: a member, a day, or the gifts of levels. */
export function groupName({ day, personId, name }: TeamIncomeGroup, { t, format }: TeamBarTexts): string {
  if (day !== null) return format.day(startOf(day));
  return name ?? t(personId === null ? 'team.income.gifts' : 'team.hasLeft');
}

/** Chart the income by member, largest first. */
export function toPersonBars({ list }: Pick<TeamIncome, 'list'>, texts: TeamBarTexts): Bar[] {
  const top = highest(list.map(({ amount }) => moneyOf(amount)));
  return list.map((group) => ({
    label: groupName(group, texts),
    text: texts.format.figure(moneyOf(group.amount), 'balance'),
    value: heightOf(moneyOf(group.amount), top),
  }));
}

/** Get the days that a chart of income covers: those requested, else from the first with income until today. */
export function chartSpan(
  { list }: Pick<TeamIncome, 'list'>,
  range: { readonly from?: string; readonly to?: string },
  today: ClockDay,
): DaySpan {
  const days = list.flatMap(({ day }) => (day === null ? [] : [dayOfWire(day)]));
  const first = days.reduce((least, day) => (day < least ? day : least), today);
  return {
    from: range.from === undefined ? first : dayOfWire(range.from),
    to: range.to === undefined ? today : dayOfWire(range.to),
  };
}

/**
 * Chart the income by day, or by week or month where the period is long; a span without income keeps its bar's place.
 */
export function toDayBars(
  { list }: Pick<TeamIncome, 'list'>,
  span: DaySpan,
  { t, format }: TeamBarTexts,
): Bar[] {
  const dated = list.flatMap(({ day, amount }) =>
    day === null ? [] : [{ day: dayOfWire(day), amount: moneyOf(amount) }],
  );
  const spans = spansOf(span).map(({ from, to }) => ({
    from,
    to,
    amount: sum(
      dated.filter(({ day }) => day >= from && day <= to).map(({ amount }) => amount),
      CURRENCY,
    ),
  }));
  const top = highest(spans.map(({ amount }) => amount));
  return spans.map(({ from, to, amount }) => {
    const [first, last] = [from, to].map((day) => format.day(startOfDay(day)));
    return {
      label: from === to ? (first ?? '') : t('team.income.span', { from: first ?? '', to: last ?? '' }),
      text: format.figure(amount, 'balance'),
      value: heightOf(amount, top),
    };
  });
}
