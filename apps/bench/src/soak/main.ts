// `npm run soak [-- --minutes 10 --processes 4]`: members at work on fresh services, with faults, and a check of
// everything that was acknowledged to them. Prints the calls, the faults, and the memory of the processes; with
// `--calm` there are no faults, and the memory is compared with that after a minute.
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { command, CommandError } from '../../../../scripts/process/command.mjs';
import { inRoot } from '../../../../scripts/process/paths.mjs';
import { node24, run, toolEnvironment } from '../../../../scripts/process/run.mjs';
import { tableOf } from '../figures.ts';
import { describeRun, withDataFolder } from '../machine.ts';
import { soak, type SoakReport } from './soak.ts';

/** Counts of the checks, for `npm test`. */
const RESULT = inRoot('apps/bench/.cache/soak.json');

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    processes: { type: 'string', default: '4' },
    calm: { type: 'boolean', default: false },
  },
});

function wholeNumber(name: string, text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new CommandError(`--${name} is a whole number from 1.`);
  return Number(text);
}

function reportOf({ requests, faults, before, after, longestWaitMs, messages, checks }: SoakReport): string {
  const rows = [...requests.took]
    .map(([name, took]) => ({ name, sorted: took.toSorted((a, b) => a - b) }))
    .toSorted((a, b) => b.sorted.length - a.sorted.length)
    .map(({ name, sorted }) => {
      const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(0);
      return [name, String(sorted.length), at(0.5), at(0.99)];
    });
  const usage = ({ megabytes, files }: SoakReport['before']) => [megabytes.toFixed(0), String(files ?? '–')];
  return `${describeRun()}

${tableOf([['call', 'answers', 'half within, ms', '99 of 100 within, ms'], ...rows])}

${tableOf([
  ['fault', 'times'],
  ...[...faults].map(([name, times]) => [name, String(times)]),
  ['connection cut while a request was under way', String(requests.tries.cut)],
  ['tries without an answer beside these', String(requests.tries.failed)],
])}

${tableOf([
  ['processes that serve', 'memory, MB', 'open files'],
  ['at the beginning', ...usage(before)],
  ['at the end', ...usage(after)],
])}

Longest answer of \`/healthz\`: ${longestWaitMs.toFixed(0)} ms. Acknowledged under a key: ${requests.acknowledged.length}. Messages over sockets: ${messages}.

${checks.map(([what, fault]) => `${fault === null ? 'holds' : 'BROKEN'}: ${what}${fault === null ? '' : `: ${fault}`}`).join('\n')}`;
}

await command(async () => {
  const seconds = wholeNumber('minutes', values.minutes) * 60;
  const processes = wholeNumber('processes', values.processes);
  await withDataFolder(async (folder) => {
    const report = await soak({ seconds, processes, faults: !values.calm, folder });
    const verified = await run(node24(), [inRoot('apps/sandbox/src/entrances/node/verify-ledger.ts')], {
      env: toolEnvironment({ PAYDIRT_DATA: folder }),
    });
    const fault = verified.code === 0 ? null : verified.output.trim();
    const checks = [...report.checks, ['the ledger replays from its first entry', fault] as const];
    console.log(reportOf({ ...report, checks }));
    const failed = checks.filter(([, one]) => one !== null).length;
    mkdirSync(inRoot('apps/bench/.cache'), { recursive: true });
    writeFileSync(RESULT, JSON.stringify({ passed: checks.length - failed, failed, skipped: 0 }));
    process.exitCode = failed === 0 ? 0 : 1;
  });
});
