import { show } from './figures.ts';
import type { Purchases } from './purchases.ts';
import type { Requests } from './requests.ts';
import type { RouteBytes } from './route-bytes.ts';
import type { StartUp } from './start-up.ts';

/** Everything that one run of the benchmarks measured. */
export interface Measured {
  readonly date: string;
  readonly machine: readonly string[];
  readonly runs: number;
  readonly startUp: StartUp;
  readonly requests: Requests;
  readonly purchases: readonly (Purchases | { readonly engine: string; readonly notRun: string })[];
  readonly routes: readonly RouteBytes[];
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

function purchaseRow(row: Measured['purchases'][number]): string {
  if ('notRun' in row) return `| ${row.engine} | not run: ${row.notRun} | | | |`;
  const { engine, services, driver, ratio, statements } = row;
  return `| ${engine} | ${show(services, '/s')} | ${show(driver, '/s')} | ${show(ratio, '×', 2)} | ${statements} |`;
}

/** Write what was measured as the page docs/benchmarks.md. */
export function reportOf(measured: Measured): string {
  const { startUp, requests, purchases, routes } = measured;
  return `# Benchmarks

Written by \`npm run bench\` on ${measured.date}: ${measured.runs} runs each, in turn, median and range. Absolute figures show the size of things on one machine; what counts is the ratio.

${measured.machine.map((line) => `- ${line}`).join('\n')}

## Start of the services to their first answer

| | |
| --- | ---: |
| on an empty folder, seed included | ${show(startUp.first, 'ms')} |
| again, on the same folder | ${show(startUp.again, 'ms')} |

Budget: at most 3,000 ms.

## Requests, one client after another

| route | per second | ratio | budget |
| --- | ---: | ---: | ---: |
| Hono alone | ${show(requests.bareHello, '/s')} | 1 | |
| hello (\`/healthz\`) | ${show(requests.hello, '/s')} | ${show(requests.helloRatio, '×', 2)} of Hono alone | ≥ 0.85 |
| balance of a member | ${show(requests.balance, '/s')} | ${show(requests.balanceRatio, '×', 2)} of hello | ≥ 0.5 |
| records of a member, the newest twenty | ${show(requests.records, '/s')} | ${show(requests.recordsRatio, '×', 2)} of hello | |
| where the money comes from, thirty days | ${show(requests.moneyReport, '/s')} | ${show(requests.moneyReportRatio, '×', 2)} of hello | |

## One lease purchase

Through the services (claim of the intent, rules, ledger, record, job, kept answer), against the same statements sent by the driver in one transaction.

| database | services | driver alone | ratio | statements |
| --- | ---: | ---: | ---: | ---: |
${purchases.map(purchaseRow).join('\n')}

Budget: at least 0.6.

## Bytes of a first visit, over the wire

Each route opened first, in a browser with nothing kept, until the network is quiet; each answer with its headers.

| route | JavaScript | CSS | fonts | all | requests |
| --- | ---: | ---: | ---: | ---: | ---: |
${routes
  .map(
    ({ route, script, style, font, all, requests: count }) =>
      `| ${route} | ${kilobytes(script)} | ${kilobytes(style)} | ${kilobytes(font)} | ${kilobytes(all)} | ${count} |`,
  )
  .join('\n')}
`;
}
