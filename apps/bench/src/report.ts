import type { AgainstDriver } from './against-driver.ts';
import { figuresOf, ratioOf, rowOf, show } from './figures.ts';
import { SERVICES } from './page.ts';
import type { Requests } from './requests.ts';
import type { StartUp } from './start-up.ts';

/** Everything that one run of the benchmarks measured. */
export interface Measured {
  readonly date: string;
  readonly machine: readonly string[];
  readonly runs: number;
  readonly startUp: StartUp;
  readonly requests: Requests;
  readonly transfers: AgainstDriver;
  readonly purchases: AgainstDriver;
}

function requestRow(
  what: string,
  runs: readonly number[],
  of: readonly number[],
  ofWhat: string,
  budget = '',
) {
  return rowOf([
    what,
    show(figuresOf(runs), '/s'),
    `${show(ratioOf(runs, of), '×', 2)} of ${ofWhat}`,
    budget,
  ]);
}

function driverRow(
  what: string,
  { services, driver, ratio, statements }: AgainstDriver,
  budget = '',
): string {
  return rowOf([what, show(services, '/s'), show(driver, '/s'), show(ratio, '×', 2), statements, budget]);
}

/** Write the services' part of docs/benchmarks.md. */
export function reportOf({ date, machine, runs, startUp, requests, transfers, purchases }: Measured): string {
  const { bareHello, hello } = requests;
  return `${SERVICES}

Written by \`npm run bench\` on ${date}: ${runs} runs each, in turn, median and range. Absolute figures show the size of things on one machine; what counts is the ratio.

${machine.map((line) => `- ${line}`).join('\n')}

## Start of the services to their first answer

| | |
| --- | ---: |
| on an empty folder, seed included | ${show(startUp.first, 'ms')} |
| again, on the same folder | ${show(startUp.again, 'ms')} |

Budget: at most 3,000 ms.

## Requests, one client after another

Each route asked by the same bare \`fetch\`, its answer read whole.

| route | per second | ratio | budget |
| --- | ---: | ---: | ---: |
| Hono alone | ${show(figuresOf(bareHello), '/s')} | 1 | |
${requestRow('hello (`/healthz`)', hello, bareHello, 'Hono alone', '≥ 0.85')}
${requestRow('balance of a member', requests.balance, hello, 'hello', '≥ 0.6')}
${requestRow('records of a member, the newest twenty', requests.records, hello, 'hello', '≥ 0.3')}
${requestRow('where the money comes from, thirty days', requests.moneyReport, hello, 'hello')}

## Beside the same statements, sent by the driver alone

An entry is what a purchase books: four postings in a transaction of its own. A purchase goes through the services: claim of the intent, rules, ledger, record, job, kept answer.

| | services | driver alone | ratio | statements | budget |
| --- | ---: | ---: | ---: | ---: | ---: |
${driverRow('one entry of the ledger', transfers)}
${driverRow('one lease purchase', purchases, '≥ 0.85')}
`;
}
