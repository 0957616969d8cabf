import type { TeamIncome, TeamIncomeGroup } from '@paydirt/contract/community/team';
import { type ClockDay, CURRENCY, type DaySpan, spansOf, startOfDay, sum } from '@paydirt/domain';
import type { Formatters, Translate } from '@paydirt/i18n';
import type { Bar } from '@paydirt/ui/bar-chart';

import { heightOf, highest } from '../../../platform/data/bar-heights.ts';
import { dayOfWire, moneyOf, startOf } from '../../../platform/data/wire.ts';

/** What the bars' texts are made with. */
export interface TeamBarTexts {
  readonly t: Translate;
  readonly format: Formatters;
}

/** What a group of lines is called: whom it is for, its day, or that it is the gifts of levels. */
export function groupName({ day, personId, name }: TeamIncomeGroup, { t, format }: TeamBarTexts): string {
  if (day !== null) return format.day(startOf(day));
  return name ?? t(personId === null ? 'team.income.gifts' : 'team.hasLeft');
}

/** Lay out what each person brought, those who brought most first. */
export function toPersonBars({ list }: Pick<TeamIncome, 'list'>, texts: TeamBarTexts): Bar[] {
  const top = highest(list.map(({ amount }) => moneyOf(amount)));
  return list.map((group) => ({
    label: groupName(group, texts),
    text: texts.format.figure(moneyOf(group.amount), 'balance'),
    value: heightOf(moneyOf(group.amount), top),
  }));
}

/** The days that a chart of some income covers: those asked for, else from the first that had any until today. */
export function chartSpan(
  { list }: Pick<TeamIncome, 'list'>,
  asked: { readonly from?: string; readonly to?: string },
  today: ClockDay,
): DaySpan {
  const days = list.flatMap(({ day }) => (day === null ? [] : [dayOfWire(day)]));
  const first = days.reduce((least, day) => (day < least ? day : least), today);
  return {
    from: asked.from === undefined ? first : dayOfWire(asked.from),
    to: asked.to === undefined ? today : dayOfWire(asked.to),
  };
}

/** Lay out income by day, or by week or month where the time is long; a span that brought nothing keeps its place. */
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
