import { type Figures, show } from '../figures.ts';
import { SCREENS } from '../page.ts';
import { type ContenderFile, CONTENDERS } from './contenders.ts';
import type { ScreenRun } from './measure.ts';
import { figureOf, type ScreenResult, type ScreenResults } from './run.ts';

const NONE = 'not shown in 90 s';

interface Column {
  readonly title: string;
  readonly unit: string;
  readonly digits?: number;
  readonly of: (run: ScreenRun) => number;
}

const painted: Column = { title: 'painted', unit: 'ms', of: (run) => run.painted };
const heap: Column = { title: 'heap', unit: 'MB', digits: 1, of: (run) => run.heap };
const nodes: Column = { title: 'nodes', unit: '', of: (run) => run.nodes };
const scrolled: readonly Column[] = [
  painted,
  { title: 'frames dropped', unit: '%', digits: 1, of: (run) => (run.scroll?.dropped ?? 1) * 100 },
  { title: 'over 50 ms', unit: '', of: (run) => run.scroll?.long ?? 0 },
  { title: 'worst frame', unit: 'ms', of: (run) => run.scroll?.worst ?? 0 },
  { title: 'blank', unit: '%', digits: 1, of: (run) => (run.scroll?.blank ?? 1) * 100 },
  { title: 'commits', unit: '', of: (run) => run.scroll?.commits ?? 0 },
  { title: 'heap before', unit: 'MB', digits: 1, of: (run) => run.heap },
  { title: 'heap after', unit: 'MB', digits: 1, of: (run) => run.scroll?.heapAfter ?? 0 },
  { title: 'nodes at most', unit: '', of: (run) => run.scroll?.nodesMost ?? 0 },
  { title: 'seconds', unit: '', of: (run) => run.scroll?.seconds ?? 0 },
];

function nameOf({ contender }: ScreenResult): string {
  return CONTENDERS.find(({ file }) => file === contender)?.name ?? contender;
}

function cellOf(result: ScreenResult, { unit, digits = 0, of }: Column): string {
  const figures = figureOf(result.runs, of);
  return figures === null ? NONE : show(figures, unit, digits);
}

function tableOf(
  results: readonly ScreenResult[],
  columns: readonly Column[],
  last?: (result: ScreenResult) => string,
) {
  const titles = ['', 'JS, gzip', 'CSS', ...columns.map(({ title }) => title), ...(last ? ['reached'] : [])];
  const rows = results.map((result) => [
    nameOf(result),
    `${(result.bytes.script / 1000).toFixed(1)} KB`,
    `${(result.bytes.style / 1000).toFixed(1)} KB`,
    ...columns.map((column) => cellOf(result, column)),
    ...(last ? [last(result)] : []),
  ]);
  return [titles, titles.map((_, index) => (index === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function medianOf(results: readonly ScreenResult[], file: ContenderFile, of: Column['of']): number | null {
  const found = results.find(({ contender }) => contender === file);
  return (found && figureOf(found.runs, of)?.median) ?? null;
}

/** Write one line of a comparison: the ratio, and whether it keeps to its budget. */
function ratioRow(
  title: string,
  value: number | null,
  budget: string,
  keeps: (value: number) => boolean,
): string {
  if (value === null) return `| ${title} | not measured | ${budget} | |`;
  return `| ${title} | ${value.toFixed(2)} | ${budget} | ${keeps(value) ? 'kept' : 'missed'} |`;
}

function per(one: number | null, other: number | null): number | null {
  return one === null || other === null || other === 0 ? null : one / other;
}

function reached({ runs }: ScreenResult): string {
  const ends = runs.filter(({ scroll }) => scroll?.reachedEnd).length;
  return runs.length === 0 ? '' : `${ends} of ${runs.length}`;
}

/** Write the screens' part of docs/benchmarks.md. */
export function screensReport(
  { products, records }: ScreenResults,
  about: {
    readonly date: string;
    readonly machine: readonly string[];
    readonly repetitions: number;
    readonly load: Figures;
    readonly scrollLimitMs: number;
  },
): string {
  const tick: Column = { title: 'tick', unit: 'ms/s', digits: 1, of: (run) => run.tick };
  const commits: Column = { title: 'commits in 4 s', unit: '', of: (run) => run.tickCommits };
  const of = (results: readonly ScreenResult[], file: ContenderFile, column: Column['of']) =>
    medianOf(results, file, column);
  const dropped = (run: ScreenRun) => run.scroll?.dropped ?? 1;
  const long = (run: ScreenRun) => run.scroll?.long ?? 0;
  const blank = (run: ScreenRun) => run.scroll?.blank ?? 1;
  return `${SCREENS}

Written by \`npm run bench -- screens\` on ${about.date}. Production builds in Chromium on a phone's screen of 390 × 844, the processor held to a quarter; contenders in turn, in the opposite order each other time, ${about.repetitions} times; median and range. Load of the machine while it ran: ${show(about.load, '', 1)}. What counts is the ratio within one run. React + virtua windows the very cards and rows that ours do.

${about.machine.map((line) => `- ${line}`).join('\n')}

### A: 1,000 products, each with a live countdown

\`tick\`: time of the main thread per second while nothing is touched, from a trace.

${tableOf(products, [painted, tick, commits, heap, nodes])}

| ours | | budget | |
| --- | ---: | ---: | --- |
${ratioRow('painted, of the floor', per(of(products, 'paydirt', painted.of), of(products, 'floor', painted.of)), '≤ 2.2', (v) => v <= 2.2)}
${ratioRow('painted, of antd-mobile', per(of(products, 'paydirt', painted.of), of(products, 'antd-mobile', painted.of)), '≤ 0.17', (v) => v <= 1 / 6)}
${ratioRow('tick, of the floor', per(of(products, 'paydirt', tick.of), of(products, 'floor', tick.of)), '≤ 1.2', (v) => v <= 1.2)}
${ratioRow('commits of React in 4 s', of(products, 'paydirt', commits.of), '0', (v) => v === 0)}
${ratioRow('heap, MB', of(products, 'paydirt', heap.of), '≤ 4', (v) => v <= 4)}

### B: 10,000 records, scrolled at 12,000 px/s

To the end or for ${about.scrollLimitMs / 1000} s, whichever comes first. \`blank\`: share of places looked at in which nothing stood.

${tableOf(records, scrolled, reached)}

| ours | | budget | |
| --- | ---: | ---: | --- |
${ratioRow('painted, of the floor', per(of(records, 'paydirt', painted.of), of(records, 'floor', painted.of)), '≤ 2.2', (v) => v <= 2.2)}
${ratioRow('frames dropped, of React + virtua', per(of(records, 'paydirt', dropped), of(records, 'react-virtua', dropped)), '< 1', (v) => v < 1)}
${ratioRow('frames dropped, of the floor', per(of(records, 'paydirt', dropped), of(records, 'floor', dropped)), 'near 1', (v) => v <= 1.5)}
${ratioRow('frames over 50 ms, of React + virtua', per(of(records, 'paydirt', long), of(records, 'react-virtua', long)), '< 1', (v) => v < 1)}
${ratioRow('blank, less that of the floor, in points', difference(of(records, 'paydirt', blank), of(records, 'floor', blank)), '≤ 0', (v) => v <= 0)}
`;
}

function difference(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : (one - other) * 100;
}
