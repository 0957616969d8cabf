import { type Figures, figuresOf, rowOf, show } from '../figures.ts';
import { FIRST_VISIT } from '../page.ts';
import { type FirstVisits, HOME, type PageVisits } from './run.ts';
import type { Visit } from './visit.ts';

/** PERFORMANCE, "First visit, cold". */
const BUDGETS = { firstPaint: 1, largestPaint: 1.5 } as const;

type Figure = keyof { [K in keyof Visit as Visit[K] extends number ? K : never]: K };

/** Sum up the values that are known; null where none is. */
function known(values: readonly number[]): Figures | null {
  const found = values.filter((value) => Number.isFinite(value));
  return found.length === 0 ? null : figuresOf(found);
}

function cell(visits: readonly Visit[], figure: Figure, unit: string, digits = 0): string {
  const figures = known(visits.map((visit) => visit[figure]));
  return figures === null ? 'not measured' : show(figures, unit, digits);
}

function timesRow(name: string, visits: readonly Visit[]): string {
  return rowOf([
    name,
    cell(visits, 'firstPaint', 'ms'),
    cell(visits, 'largestPaint', 'ms'),
    cell(visits, 'blocked', 'ms'),
    cell(visits, 'shift', '', 3),
  ]);
}

/** Compare with the hello-world repetition by repetition. */
function ratioCell(ours: readonly Visit[], hello: readonly Visit[], figure: keyof typeof BUDGETS): string {
  const ratio = known(ours.map((visit, run) => visit[figure] / (hello[run]?.[figure] ?? Number.NaN)));
  if (ratio === null) return 'not measured';
  // As it is shown, so that what reads 1.00 keeps to 1.
  const kept = Number(ratio.median.toFixed(2)) <= BUDGETS[figure];
  return `${show(ratio, '×', 2)}, ${kept ? 'kept' : 'missed'}`;
}

function ratioRow({ route, visits }: PageVisits, hello: PageVisits): string {
  return rowOf([
    route ?? 'hello-world',
    ratioCell(visits, hello.visits, 'firstPaint'),
    ratioCell(visits, hello.visits, 'largestPaint'),
  ]);
}

function scoresRow({ route, visits }: PageVisits): string {
  const lowest = (figure: Figure) => Math.min(...visits.map((visit) => visit[figure]));
  const faults = [...new Set(visits.flatMap((visit) => visit.faults))];
  return rowOf([
    route ?? 'hello-world',
    lowest('accessibility'),
    lowest('bestPractices'),
    lowest('seo'),
    faults.join(', '),
    cell(visits, 'performance', ''),
  ]);
}

/** Write the first visits' part of docs/benchmarks.md. */
export function firstVisitReport(
  { hello, tabs, settings }: FirstVisits,
  about: {
    readonly date: string;
    readonly machine: readonly string[];
    readonly repetitions: number;
    readonly load: Figures;
  },
): string {
  return `${FIRST_VISIT}

Written by \`npm run bench -- first-visit\` on ${about.date}. Lighthouse's mobile preset with applied throttling; a member is logged in and the browser has fetched nothing before. In turn with a hello-world of React (react and react-dom as published, built by Vite, from the same server with the same headers and compression), in the opposite order each other time, ${about.repetitions} times; median and range. Load of the machine while it ran: ${show(about.load, '', 1)}. What counts is the ratio within one run.

${about.machine.map((line) => `- ${line}`).join('\n')}

| | FCP | LCP | TBT | CLS |
| --- | ---: | ---: | ---: | ---: |
${timesRow('hello-world', hello.visits)}
${tabs.map(({ route, visits }) => timesRow(route ?? '', visits)).join('\n')}
${settings.map(({ what, visits }) => timesRow(`${HOME} ${what}`, visits)).join('\n')}

Budget: TBT at most 150 ms, CLS 0.

| of the hello-world's | FCP, at most ${BUDGETS.firstPaint} × | LCP, at most ${BUDGETS.largestPaint} × |
| --- | ---: | ---: |
${tabs.map((page) => ratioRow(page, hello)).join('\n')}

### Lighthouse's scores

The lowest of all visits, and the audits that failed; the budget of the first three is 100.

| | accessibility | best practices | SEO | failed audits | performance |
| --- | ---: | ---: | ---: | --- | ---: |
${[hello, ...tabs].map(scoresRow).join('\n')}
`;
}
