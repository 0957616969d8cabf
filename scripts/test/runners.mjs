import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { inRoot } from '../house/places.mjs';
import { run, tool, toolEnvironment } from '../house/tool.mjs';
import { checked, counted } from './result.mjs';

/** Run one of our checks as a step. */
export async function script(/** @type {string} */ name, /** @type {string[]} */ ...args) {
  return checked(await run(inRoot('node_modules/.bin/node'), [inRoot('scripts', name), ...args]));
}

/** Run a tool as a step that passes or fails as one. */
export async function check(/** @type {string} */ name, /** @type {string[]} */ ...args) {
  return checked(await tool(name, args));
}

/**
 * Run projects of vitest.config.ts.
 *
 * @param {readonly string[]} projects
 * @param {NodeJS.ProcessEnv} [env]
 */
export function vitest(projects, env = {}) {
  return withReport(async (file) => {
    const outcome = await tool(
      'vitest',
      [
        'run',
        ...projects.flatMap((project) => ['--project', project]),
        '--reporter=minimal',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ],
      { env },
    );
    const report = read(file);
    return counted(
      outcome,
      report && {
        passed: report.numPassedTests,
        failed: report.numFailedTests,
        skipped: report.numPendingTests + report.numTodoTests,
      },
    );
  });
}

/** Run the journeys of apps/e2e. */
export function playwright() {
  return withReport(async (file) => {
    const outcome = await tool(
      'playwright',
      ['test', '--config', inRoot('apps/e2e/playwright.config.ts'), '--reporter=list,json'],
      { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file } },
    );
    const report = read(file);
    return counted(
      outcome,
      report && {
        passed: report.stats.expected,
        // One that passed at its second try is not to be relied on.
        failed: report.stats.unexpected + report.stats.flaky,
        skipped: report.stats.skipped,
      },
    );
  });
}

/** Of the three minutes that the pictures may take; the build before and the end after take the rest. */
const PICTURES_WITHIN_S = 150;

/**
 * Hold the stories against their accepted pictures. What cannot be judged here, as on a machine that draws
 * otherwise, is neither passed nor failed.
 *
 * @returns {Promise<import('./result.mjs').Result>}
 */
export async function pictures() {
  const file = inRoot('.cache/visual/result.json');
  rmSync(file, { force: true });
  const outcome = await run(inRoot('node_modules/.bin/node'), [
    inRoot('scripts/visual.mjs'),
    `--within=${PICTURES_WITHIN_S}`,
  ]);
  /** @type {import('../visual/summary.mjs').Verdict | undefined} */
  const verdict = read(file);
  if (verdict === undefined) return counted(outcome, undefined);
  const { reason, ...counts } = verdict;
  // Machines differ and time ends: that there is nothing to count is then no fault.
  if (outcome.code === 0 && reason !== '')
    return { ...counts, status: 'not run', output: outcome.output, reason };
  return counted(outcome, counts);
}

/** Check the types of every package, and of what lies at the root. */
export async function types() {
  const packages = await tool('turbo', ['run', 'typecheck', '--output-logs=errors-only', '--continue']);
  const root = await run(inRoot('node_modules/.bin/tsc'), ['--noEmit', '-p', inRoot('tsconfig.json')], {
    env: toolEnvironment(),
  });
  return checked({ code: packages.code || root.code, output: packages.output + root.output });
}

/**
 * @template T
 * @param {(file: string) => Promise<T>} work
 */
async function withReport(work) {
  const folder = mkdtempSync(join(tmpdir(), 'paydirt-report-'));
  try {
    return await work(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A runner that broke down leaves no report. */
function read(/** @type {string} */ file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
