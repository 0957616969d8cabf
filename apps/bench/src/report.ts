import { rowOf, show } from './figures.ts';
import type { MoneyReports } from './money-reports.ts';
import { SERVICES } from './page.ts';
import type { Purchases } from './purchases.ts';
import type { Requests } from './requests.ts';
import type { StartUp } from './start-up.ts';
import type { Transfers } from './transfers.ts';

/** Everything that one run of the benchmarks measured. */
export interface Measured {
  readonly date: string;
  readonly machine: readonly string[];
  readonly runs: number;
  readonly startUp: StartUp;
  readonly requests: Requests;
  readonly transfers: Transfers;
  readonly purchases: Purchases;
  readonly moneyReports: MoneyReports;
}

function purchaseRow({ services, driver, ratio, statements }: Purchases): string {
  return rowOf([show(services, '/s'), show(driver, '/s'), show(ratio, '×', 2), statements]);
}

function transferRow({ ledger, driver, ratio }: Transfers): string {
  return rowOf([
    show(ledger.perSecond, '/s'),
    show(ledger.p99Ms, 'ms', 1),
    show(driver.perSecond, '/s'),
    show(driver.p99Ms, 'ms', 1),
    show(ratio, '×', 2),
  ]);
}

function moneyReportRow({ entries, month, longest, hello }: MoneyReports): string {
  const times = [month, longest, hello].map((figures) => show(figures, 'ms', 1));
  return rowOf([entries.toLocaleString('en'), ...times]);
}

/** Write what was measured as the page docs/benchmarks.md. */
export function reportOf(measured: Measured): string {
  const { startUp, requests, transfers, purchases, moneyReports } = measured;
  return `${SERVICES}

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

Each route asked by the same bare \`fetch\`, its answer read whole.

## The money report from a long journal

Over HTTP, one after another, up to a million entries over 400 days: as many as three minutes write. \`hello\` is \`/healthz\` of the same services.

| entries | thirty days | 400 days | hello |
| ---: | ---: | ---: | ---: |
${moneyReportRow(moneyReports)}

## One entry of the ledger

What a purchase books, four postings in a transaction of its own, by the ledger and by the driver with the same SQL; p99 is what 99 of 100 stay below.

| ledger | p99 | driver alone | p99 | ratio |
| ---: | ---: | ---: | ---: | ---: |
${transferRow(transfers)}

## One lease purchase

Through the services (claim of the intent, rules, ledger, record, job, kept answer), against the same statements sent by the driver in one transaction.

| services | driver alone | ratio | statements |
| ---: | ---: | ---: | ---: |
${purchaseRow(purchases)}

Budget: at least 0.6.
`;
}
