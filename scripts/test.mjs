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
const QUICK = [
  'lock',
  'format',
  'lint',
  'types',
  'imports',
  'knip',
  'conventions',
  'collection',
  'unit',
  'package',
];
/** Steps that use every core by themselves, so that they run one after another. */
const HEAVY = ['services', 'soak', 'stories', 'storybook', 'visual', 'size', 'e2e'];
const ON_REQUEST = ['oldest-postgres', 'pooler', 'services-in-browser-database', 'services-with-replica'];
/** Tasks that heavy steps depend on, of which each keeps one core busy. */
const BUILDS = ['build', 'build-storybook'];
const IN_BROWSER = ['stories', 'storybook', 'visual', 'package', 'e2e'];
/** Folder of turbo's summaries. */
const SUMMARIES = inRoot('.turbo/runs');
/** The flaky checks of each step when it last ran. */
const FLAKY = inRoot('.cache/flaky.json');
const COUNTED = /** @type {const} */ (['passed', 'failed', 'skipped']);
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
  const names = args.filter((arg) => arg !== '--force');
  const all = [...QUICK, ...HEAVY, ...ON_REQUEST];
  const unknown = names.find((name) => !all.includes(name));
  if (unknown !== undefined)
    throw new CommandError(`There is no step "${unknown}"; the steps are ${all.join(', ')}.`);
  const wanted = all.filter((step) =>
    names.length === 0 ? !ON_REQUEST.includes(step) : names.includes(step),
  );
  const options = args.filter((arg) => arg === '--force');
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(signal, () => {
      ending.abort();
      process.exit(130);
    });
  }

  const env = await environment(wanted.some((step) => IN_BROWSER.includes(step)));
  const quick = wanted.filter((step) => QUICK.includes(step));
  const others = wanted.filter((step) => !quick.includes(step));
  // In another turbo, because in the same run they would start after the quick steps. With --force they would run
  // twice.
  const builds = args.length === 0 ? turbo([...BUILDS, '--concurrency=1'], env) : undefined;
  const quickResults = await runSteps(quick, ['--concurrency=100%', ...options], env);
  // A failed build is reported with the steps that depend on it.
  await builds;
  const results = [...quickResults, ...(await runSteps(others, ['--concurrency=1', ...options], env))];
  process.exitCode = printSummary(results) ? 0 : 1;
});

/** Name the versions of Node and of the browser, for turbo to hash with files and the lock file. */
async function environment(/** @type {boolean} */ withBrowser) {
  const node = await run(node24(), ['--version']);
  const env = { PAYDIRT_NODE: `${node.output.trim()} ${process.platform} ${process.arch}` };
  if (!withBrowser) return env;
  // Imported only now: it needs what was just installed.
  const { ensureBrowser, findBrowser } = await import('./browser/browser.mjs');
  await ensureBrowser();
  const { name, pinned, path } = findBrowser();
  // An installed browser changes with each update.
  const version = pinned || path === undefined ? '' : (await run(path, ['--version'])).output.trim();
  return { ...env, PAYDIRT_BROWSER: `${name} ${version}` };
}

function turbo(/** @type {readonly string[]} */ args, /** @type {NodeJS.ProcessEnv} */ env) {
  return show(tool('turbo'), ['run', ...args], { env: toolEnvironment(env), signal: ending.signal });
}

/**
 * @param {readonly string[]} steps
 * @param {readonly string[]} options For turbo.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Result[]>}
 */
async function runSteps(steps, options, env) {
  if (steps.length === 0) return [];
  // Results of an earlier run are none of this one; turbo brings cached ones back.
  const folders = ['packages', 'apps'].flatMap((all) =>
    readdirSync(inRoot(all)).map((one) => `${all}/${one}`),
  );
  for (const folder of ['', ...folders])
    for (const step of steps) rmSync(resultFile(folder, step), { force: true });
  rmSync(SUMMARIES, { recursive: true, force: true });
  const tasks = steps.map((step) => `check:${step}`);
  await turbo(
    [...tasks, '--continue=dependencies-successful', '--log-order=grouped', '--summarize', ...options],
    env,
  );
  const [file] = existsSync(SUMMARIES) ? readdirSync(SUMMARIES) : [];
  if (file === undefined) throw new CommandError('turbo did not run: see above.');
  /** @type {{ tasks: Task[] }} */
  const summary = JSON.parse(readFileSync(join(SUMMARIES, file), 'utf8'));
  const ran = summary.tasks.filter(({ command: script }) => script !== '<NONEXISTENT>');
  return steps.map((step) =>
    resultOf(
      step,
      ran.filter(({ task }) => task === `check:${step}`),
    ),
  );
}

/** The file with a step's counts, in the folder of each package that it runs in. */
function resultFile(/** @type {string} */ folder, /** @type {string} */ step) {
  return inRoot(folder, '.cache', `${step}.json`);
}

/** @param {string} step @param {readonly Task[]} tasks @returns {Result} */
function resultOf(step, tasks) {
  const counts = tasks.map((task) => countsOf(step, task));
  const sum = (/** @type {(typeof COUNTED)[number]} */ kind) =>
    counts.reduce((total, one) => total + one[kind], 0);
  const failed = tasks.length === 0 ? 1 : sum('failed');
  const reason = counts.find((one) => one.reason)?.reason;
  const cached = tasks.every(({ cache }) => cache.status === 'HIT');
  const times = tasks.map(({ execution }) => (execution?.endTime ?? 0) - (execution?.startTime ?? 0));
  return {
    step,
    status: failed > 0 ? 'failed' : reason !== undefined ? 'not run' : cached ? 'cached' : 'passed',
    passed: sum('passed'),
    failed,
    skipped: sum('skipped'),
    seconds: times.reduce((total, time) => total + time, 0) / 1000,
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
  const file = resultFile(directory, step);
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
  // A cached result was reported before.
  const rerun = results
    .filter(({ status }) => status !== 'cached')
    .map(({ step }) => [step, before[step] ?? []]);
  mkdirSync(inRoot('.cache'), { recursive: true });
  writeFileSync(FLAKY, JSON.stringify({ ...before, ...now }));
  return faultsOfFlaky(now, Object.fromEntries(rerun));
}

/** Print the table and the last line; tell whether all is well. */
function printSummary(/** @type {Result[]} */ results) {
  console.log('\nstep                  result   passed  failed  skipped     time');
  for (const result of results) {
    const { step, status, seconds, reason, flaky } = result;
    const counts = COUNTED.map((kind) => String(result[kind]).padStart(kind.length + 1)).join(' ');
    console.log(`${step.padEnd(20)} ${status.padStart(7)}  ${counts} ${seconds.toFixed(1).padStart(7)} s`);
    if (reason !== undefined) console.log(`    not run: ${reason}`);
    for (const name of flaky) console.log(`    flaky, passed the second time: ${name}`);
  }
  const faults = judgeFlaky(results);
  for (const fault of faults) console.log(`\n${fault}: find the race behind it; --force runs it again.`);
  const [passed, failed, skipped] = COUNTED.map((kind) =>
    results.reduce((total, result) => total + result[kind], kind === 'failed' ? faults.length : 0),
  );
  console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
  return failed === 0;
}
