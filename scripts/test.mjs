// `npm test`: installs what is missing and has turbo run every step whose inputs changed since it last passed.
// `npm test -- unit stories` runs these alone, `--force` also what is cached. turbo.json says what each step reads.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import './process/end-with-npm.mjs';
import { ensureInstalled, requireNode20 } from './install/install.mjs';
import { inRoot } from './process/paths.mjs';
import { command, CommandError } from './process/command.mjs';
import { node24, run, show, tool, toolEnvironment } from './process/run.mjs';
import { readCounts } from './results/counts.mjs';
import { faultsOfFlaky } from './results/flaky.mjs';

/** Steps that may run side by side. */
const QUICK = ['lock', 'format', 'lint', 'types', 'imports', 'knip', 'conventions', 'collection', 'unit'];
/** Steps that use every core by themselves, so that they run one after another. */
const HEAVY = ['services', 'stories', 'storybook', 'visual', 'size', 'package', 'e2e'];
const ON_REQUEST = ['oldest-postgres'];
const IN_BROWSER = ['stories', 'storybook', 'visual', 'package', 'e2e'];
/** Folder of turbo's summaries. */
const SUMMARIES = inRoot('.turbo/runs');
/** The flaky checks of each step when it last ran. */
const FLAKY = inRoot('.cache/flaky.json');

/** Ends turbo with this. */
const ending = new AbortController();

/**
 * @typedef {import('./results/counts.mjs').Counts} Counts
 * @typedef {import('./results/flaky.mjs').FlakySteps} FlakySteps
 * @typedef {Counts & { step: string, status: 'passed' | 'failed' | 'cached' | 'not run', seconds: number, flaky: readonly string[] }} Result
 */

/**
 * A task in turbo's summary, as far as it is read here.
 *
 * @typedef {object} Task
 * @property {string} task Its name, without the package's.
 * @property {string} command
 * @property {string} directory Of the package, from the root.
 * @property {string[] | null} outputs
 * @property {{ status: 'HIT' | 'MISS' }} cache
 * @property {{ startTime: number, endTime: number, exitCode: number | null }} [execution] Missing when it did not run.
 */

await command(async () => {
  requireNode20();
  await ensureInstalled();

  const args = process.argv.slice(2);
  const wanted = chosen(args.filter((arg) => arg !== '--force'));
  const force = args.includes('--force');
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(signal, () => {
      ending.abort();
      process.exit(130);
    });
  }

  const env = await environment(wanted.some((step) => IN_BROWSER.includes(step)));
  const results = [
    ...(await runSteps(
      wanted.filter((step) => QUICK.includes(step)),
      ['--concurrency=100%'],
      force,
      env,
    )),
    ...(await runSteps(
      wanted.filter((step) => !QUICK.includes(step)),
      ['--concurrency=1'],
      force,
      env,
    )),
  ];
  process.exitCode = printSummary(results) ? 0 : 1;
});

/** The steps that the arguments name; without arguments all but those that run on request. */
function chosen(/** @type {string[]} */ args) {
  const names = [...QUICK, ...HEAVY, ...ON_REQUEST];
  if (args.length === 0) return [...QUICK, ...HEAVY];
  const unknown = args.find((arg) => !names.includes(arg));
  if (unknown !== undefined) {
    throw new CommandError(`There is no step "${unknown}"; the steps are ${names.join(', ')}.`);
  }
  return names.filter((name) => args.includes(name));
}

/** Name the versions of Node and of the browser, for turbo to hash beside files and the lock file. */
async function environment(/** @type {boolean} */ withBrowser) {
  const node = await run(node24(), ['--version']);
  const env = { PAYDIRT_NODE: `${node.output.trim()} ${process.platform} ${process.arch}` };
  if (!withBrowser) return env;
  // Only now, for it needs what was just installed.
  const { ensureBrowser, findBrowser } = await import('./browser/browser.mjs');
  await ensureBrowser();
  const { name, pinned, path } = findBrowser();
  // An installed browser changes with each update.
  const version = pinned || path === undefined ? '' : (await run(path, ['--version'])).output.trim();
  return { ...env, PAYDIRT_BROWSER: `${name} ${version}` };
}

/**
 * @param {readonly string[]} steps
 * @param {readonly string[]} options For turbo.
 * @param {boolean} force Run also what is cached.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Result[]>}
 */
async function runSteps(steps, options, force, env) {
  if (steps.length === 0) return [];
  // Results of an earlier run are none of this one; turbo brings cached ones back.
  for (const step of steps)
    for (const folder of packageFolders()) rmSync(resultFile(folder, step), { force: true });
  rmSync(SUMMARIES, { recursive: true, force: true });
  await show(
    tool('turbo'),
    [
      'run',
      ...steps.map((step) => `check:${step}`),
      '--continue=dependencies-successful',
      '--log-order=grouped',
      '--summarize',
      ...options,
      ...(force ? ['--force'] : []),
    ],
    { env: toolEnvironment(env), signal: ending.signal },
  );
  const [file] = existsSync(SUMMARIES) ? readdirSync(SUMMARIES) : [];
  if (file === undefined) throw new CommandError('turbo did not run: see above.');
  /** @type {{ tasks: Task[] }} */
  const { tasks } = JSON.parse(readFileSync(join(SUMMARIES, file), 'utf8'));
  return steps.map((step) =>
    resultOf(
      step,
      tasks.filter(({ task, command: script }) => task === `check:${step}` && script !== '<NONEXISTENT>'),
    ),
  );
}

function packageFolders() {
  const inside = (/** @type {string} */ folder) =>
    readdirSync(inRoot(folder)).map((name) => inRoot(folder, name));
  return [inRoot(), ...inside('packages'), ...inside('apps')];
}

/** The file with a step's counts, in the folder of each package that it runs in. */
function resultFile(/** @type {string} */ folder, /** @type {string} */ step) {
  return join(folder, '.cache', `${step}.json`);
}

/** @param {string} step @param {readonly Task[]} tasks @returns {Result} */
function resultOf(step, tasks) {
  const counts = tasks.map((task) => countsOf(step, task));
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ kind) =>
    counts.reduce((total, one) => total + one[kind], 0);
  const failed = tasks.length === 0 ? 1 : sum('failed');
  const reason = counts.find((one) => one.reason)?.reason;
  const cached = tasks.every(({ cache }) => cache.status === 'HIT');
  const seconds = tasks.reduce(
    (total, { execution: { startTime, endTime } = { startTime: 0, endTime: 0 } }) =>
      total + (endTime - startTime) / 1000,
    0,
  );
  const status = failed > 0 ? 'failed' : reason !== undefined ? 'not run' : cached ? 'cached' : 'passed';
  return {
    step,
    status,
    passed: sum('passed'),
    failed,
    skipped: sum('skipped'),
    seconds,
    flaky: counts.flatMap(({ flaky }) => flaky ?? []),
    ...(reason === undefined ? {} : { reason }),
  };
}

/**
 * Count what one task did. A runner that ends badly without a failed test counts as one failure, and so does a task
 * that did not run because what it depends on failed.
 *
 * @param {string} step
 * @param {Task} task
 * @returns {Counts}
 */
function countsOf(step, { directory, outputs, execution }) {
  const file = resultFile(inRoot(directory), step);
  const ended = execution?.exitCode === 0;
  if (!existsSync(file)) {
    const passed = ended && outputs === null;
    return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 };
  }
  const counts = readCounts(JSON.parse(readFileSync(file, 'utf8')));
  if (ended || counts.reason) return counts;
  return { ...counts, failed: Math.max(1, counts.failed) };
}

/** Keep the flaky checks for the run after this one, and tell why they fail this one. */
function judgeFlaky(/** @type {readonly Result[]} */ results) {
  /** @type {FlakySteps} */
  const before = existsSync(FLAKY) ? JSON.parse(readFileSync(FLAKY, 'utf8')) : {};
  /** @type {FlakySteps} */
  const now = Object.fromEntries(results.map(({ step, flaky }) => [step, flaky]));
  // A cached result is the one that was told before.
  const anew = results.filter(({ status }) => status !== 'cached').map(({ step }) => step);
  mkdirSync(inRoot('.cache'), { recursive: true });
  writeFileSync(FLAKY, JSON.stringify({ ...before, ...now }));
  return faultsOfFlaky(
    now,
    Object.fromEntries(Object.entries(before).filter(([step]) => anew.includes(step))),
  );
}

/** Print the table and the last line; tell whether all is well. */
function printSummary(/** @type {Result[]} */ results) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  console.log('\nstep                  result   passed  failed  skipped     time');
  for (const result of results) {
    const counts = /** @type {const} */ (['passed', 'failed', 'skipped']).map((kind) => {
      total[kind] += result[kind];
      return String(result[kind]).padStart(kind.length + 1);
    });
    console.log(
      `${result.step.padEnd(20)} ${result.status.padStart(7)}  ${counts.join(' ')} ${result.seconds.toFixed(1).padStart(7)} s`,
    );
    if (result.reason !== undefined) console.log(`    not run: ${result.reason}`);
    for (const name of result.flaky) console.log(`    flaky, passed the second time: ${name}`);
  }
  const faults = judgeFlaky(results);
  for (const fault of faults) console.log(`\n${fault}: find the race behind it; --force runs it again.`);
  total.failed += faults.length;
  const cached = results.filter(({ status }) => status === 'cached').length;
  if (cached > 0) {
    console.log(
      `\n${cached === results.length ? 'Nothing changed' : `For ${cached} of ${results.length} steps nothing changed`} since they passed: cached results, which --force does not take.`,
    );
  }
  console.log(
    `\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
  );
  return total.failed === 0;
}
