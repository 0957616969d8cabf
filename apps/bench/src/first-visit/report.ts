import { type Figures, figuresOf, rowOf, show } from '../figures.ts';
import { FIRST_VISIT } from '../page.ts';
import { type FirstVisits, HOME, type PageVisits } from './run.ts';
import { QUALITIES, type Quality, type Visit } from './visit.ts';

/** PERFORMANCE, "First visit, cold". */
const BUDGETS = { firstPaint: 1, largestPaint: 1.5 } as const;

const QUALITY_NAMES: Readonly<Record<Quality, string>> = {
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
};

type Figure = keyof { [K in keyof Visit as Visit[K] extends number ? K : never]: K };

/** The figures of those visits of which there is one; null where there is none. */
function known(values: readonly number[]): Figures | null {
  const told = values.filter((value) => Number.isFinite(value));
  return told.length === 0 ? null : figuresOf(told);
}

function cell(visits: readonly Visit[], figure: Figure, unit: string, digits = 0): string {
  const figures = known(visits.map((visit) => visit[figure]));
  return figures === null ? 'not measured' : show(figures, unit, digits);
}

/** What ours took of what the hello-world took, repetition by repetition. */
function ratioOf(ours: readonly Visit[], hello: readonly Visit[], figure: Figure): Figures | null {
  return known(ours.map((visit, run) => visit[figure] / (hello[run]?.[figure] ?? Number.NaN)));
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

function withVerdict(ratio: Figures | null, budget: number): string {
  if (ratio === null) return 'not measured';
  // As it is shown, so that what reads 1.00 keeps to 1.
  return `${show(ratio, '×', 2)}, ${Number(ratio.median.toFixed(2)) <= budget ? 'kept' : 'missed'}`;
}

function ratioRow({ route, applied }: PageVisits, hello: PageVisits): string {
  return rowOf([
    route ?? 'hello-world',
    withVerdict(ratioOf(applied, hello.applied, 'firstPaint'), BUDGETS.firstPaint),
    withVerdict(ratioOf(applied, hello.applied, 'largestPaint'), BUDGETS.largestPaint),
  ]);
}

function marksRow({ route, applied, simulated }: PageVisits): string {
  const lowest = (quality: Quality) => Math.min(...applied.map(({ marks }) => marks[quality] ?? Number.NaN));
  const faults = [...new Set(applied.flatMap((visit) => visit.faults))];
  return rowOf([
    route ?? 'hello-world',
    ...QUALITIES.map(lowest),
    faults.join(', '),
    cell(applied, 'performance', ''),
    cell(simulated, 'performance', ''),
  ]);
}

function verySlowRows({ hello, tabs }: FirstVisits): string {
  const home = tabs.find(({ route }) => route === HOME);
  if (home === undefined) return rowOf([HOME, 'not measured', '']);
  const ratio = ratioOf(home.verySlow, hello.verySlow, 'firstPaint');
  return [
    rowOf(['hello-world', cell(hello.verySlow, 'firstPaint', 'ms'), '1']),
    rowOf([
      HOME,
      cell(home.verySlow, 'firstPaint', 'ms'),
      ratio === null ? 'not measured' : show(ratio, '×', 2),
    ]),
  ].join('\n');
}

/** Write the first visits' part of docs/benchmarks.md. */
export function firstVisitReport(
  visits: FirstVisits,
  about: {
    readonly date: string;
    readonly machine: readonly string[];
    readonly repetitions: number;
    readonly load: Figures;
  },
): string {
  const { hello, tabs, settings } = visits;
  return `${FIRST_VISIT}

Written by \`npm run bench -- first-visit\` on ${about.date}. Lighthouse's mobile preset with applied throttling; a member is logged in and the browser has fetched nothing before. In turn with a hello-world of React (react and react-dom as published, built by Vite, from the same server with the same headers and compression), in the opposite order each other time, ${about.repetitions} times; median and range. Load of the machine while it ran: ${show(about.load, '', 1)}. What counts is the ratio within one run.

${about.machine.map((line) => `- ${line}`).join('\n')}

| | FCP | LCP | TBT | CLS |
| --- | ---: | ---: | ---: | ---: |
${timesRow('hello-world', hello.applied)}
${tabs.map(({ route, applied }) => timesRow(route ?? '', applied)).join('\n')}
${settings.map(({ what, applied }) => timesRow(`${HOME} ${what}`, applied)).join('\n')}

Budget: TBT at most 150 ms, CLS 0.

| of the hello-world's | FCP, at most ${BUDGETS.firstPaint} × | LCP, at most ${BUDGETS.largestPaint} × |
| --- | ---: | ---: |
${tabs.map((page) => ratioRow(page, hello)).join('\n')}

### Lighthouse's marks

The lowest of all visits, and what took marks away; the budget is 100. \`performance\` is for comparison: as the visits above were, and as Lighthouse computes it from a visit at full speed (simulated throttling).

| | ${QUALITIES.map((quality) => QUALITY_NAMES[quality]).join(' | ')} | taken away by | performance | simulated |
| --- | ---: | ---: | ---: | --- | ---: | ---: |
${[hello, ...tabs].map(marksRow).join('\n')}

### On a very slow line

30 kB/s, and 1.5 s until each answer begins: when something is first painted.

| | FCP | of the hello-world's |
| --- | ---: | ---: |
${verySlowRows(visits)}
`;
}
