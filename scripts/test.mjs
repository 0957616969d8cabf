// `npm test`: installs what is missing and runs every check. `npm test -- unit stories` runs these alone.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import './house/end-with-npm.mjs';
import { ensureInstalled, requireNode20 } from './house/install.mjs';
import { inRoot } from './house/places.mjs';
import { command, Sentence } from './house/sentence.mjs';
import { outerPath, passOn, run } from './house/tool.mjs';

/** @typedef {import('./test/result.mjs').Result} Result */

/** Where the whole output of each step is kept. */
const LOGS = inRoot('.cache/test');
const SHOWN_LINES = 150;
const MARKS = { passed: '✓', failed: '✗', 'not run': '–' };

await command(async () => {
  requireNode20();
  await ensureInstalled();

  // Only now, for these need what was just installed.
  const { ensureBrowser } = await import('./house/browser.mjs');
  const { startOldestPostgres } = await import('./house/oldest-postgres.mjs');
  const { ensureWebBuilt } = await import('./house/web-build.mjs');
  const { checked, notRun } = await import('./test/result.mjs');
  const { check, pictures, playwright, script, types, vitest } = await import('./test/runners.mjs');

  /** @type {Record<string, { title: string, onRequest?: boolean, work: () => Promise<Result> }>} */
  const steps = {
    lock: {
      title: 'lock file agrees with package.json',
      work: async () =>
        checked(
          await run('npm', ['ci', '--dry-run'], { env: { ...process.env, PATH: outerPath(), NODE_ENV: '' } }),
        ),
    },
    format: { title: 'format', work: () => check('oxfmt', '--check') },
    lint: {
      title: 'lint',
      work: () => check('oxlint', '--type-aware', '--deny-warnings', '--report-unused-disable-directives'),
    },
    types: { title: 'types', work: types },
    imports: { title: 'imports run one way', work: () => script('check-imports.mjs') },
    knip: { title: 'nothing unused, nothing undeclared', work: () => check('knip', '--no-progress') },
    tidy: { title: 'rules of the house', work: () => script('check-tidy.mjs') },
    collection: { title: 'every test is run by one runner', work: () => script('check-collection.mjs') },
    unit: { title: 'unit and type tests', work: () => vitest(['unit', 'types']) },
    services: { title: 'services on PostgreSQL, as npm brings it', work: () => vitest(['services']) },
    'oldest-postgres': {
      title: 'services on the oldest PostgreSQL that is promised',
      onRequest: true,
      work: async () => {
        const postgres = await startOldestPostgres();
        if (typeof postgres === 'string') return notRun(postgres);
        try {
          return await vitest(['services'], { TEST_POSTGRES_URL: postgres.url });
        } finally {
          postgres.stop();
        }
      },
    },
    stories: {
      title: 'stories in Chromium, with axe',
      work: async () => {
        await ensureBrowser();
        return vitest(['stories']);
      },
    },
    storybook: {
      title: 'Storybook builds as reviewers get it, and opens',
      work: () => script('check-storybook.mjs'),
    },
    visual: {
      title: 'stories look as accepted',
      work: async () => {
        await ensureBrowser();
        return pictures();
      },
    },
    size: {
      title: 'web app builds, bytes within budget',
      work: async () => {
        await ensureWebBuilt({ quiet: true });
        return script('check-size.mjs');
      },
    },
    package: {
      title: 'component library as a package, in a foreign app',
      work: async () => {
        await ensureBrowser();
        return script('check-package.mjs');
      },
    },
    e2e: {
      title: 'journeys through the real services',
      work: async () => {
        await ensureBrowser();
        await ensureWebBuilt({ quiet: true });
        return playwright();
      },
    },
  };

  const wanted = chosen(process.argv.slice(2), steps);
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(signal, () => {
      passOn(signal);
      process.exit(130);
    });
  }

  /** @type {[string, Result, number][]} */
  const results = [];
  for (const [name, step] of Object.entries(steps)) {
    if (!wanted.includes(name)) continue;
    const begun = performance.now();
    const result = await step.work().catch((error) => failedBy(error));
    const seconds = (performance.now() - begun) / 1000;
    results.push([name, result, seconds]);
    console.log(
      `${MARKS[result.status]} ${name.padEnd(18)} ${seconds.toFixed(1).padStart(6)} s  ${step.title}`,
    );
    keep(name, result.output ?? '');
    if (result.status === 'failed')
      console.log(indented((result.output ?? '').trimEnd().split('\n').slice(-SHOWN_LINES).join('\n')));
    if (result.reason !== undefined) console.log(indented(`not run: ${result.reason}`));
  }
  process.exitCode = summary(results) ? 0 : 1;
});

/**
 * The steps that the arguments name; without arguments all but those that run on request.
 *
 * @param {string[]} args
 * @param {Record<string, { onRequest?: boolean }>} steps
 */
function chosen(args, steps) {
  const names = Object.keys(steps);
  if (args.length === 0) return names.filter((name) => !steps[name]?.onRequest);
  const unknown = args.find((arg) => !names.includes(arg));
  if (unknown !== undefined) {
    throw new Sentence(`There is no step "${unknown}"; the steps are ${names.join(', ')}.`);
  }
  return names.filter((name) => args.includes(name));
}

function keep(/** @type {string} */ name, /** @type {string} */ output) {
  mkdirSync(LOGS, { recursive: true });
  writeFileSync(join(LOGS, `${name}.log`), output);
}

/** @returns {Result} */
function failedBy(/** @type {unknown} */ error) {
  const output =
    error instanceof Sentence ? error.message : String(error instanceof Error ? error.stack : error);
  return { status: 'failed', passed: 0, failed: 1, skipped: 0, output };
}

function indented(/** @type {string} */ text) {
  return text.trimEnd().replaceAll(/^/gm, '    ');
}

/** Print the table and the last line; tell whether all is well. */
function summary(/** @type {[string, Result, number][]} */ results) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  console.log('\nstep                  result   passed  failed  skipped     time');
  for (const [name, result, seconds] of results) {
    const counts = /** @type {const} */ (['passed', 'failed', 'skipped']).map((kind) => {
      total[kind] += result[kind];
      return String(result[kind]).padStart(kind.length + 1);
    });
    console.log(
      `${name.padEnd(20)} ${result.status.padStart(7)}  ${counts.join(' ')} ${seconds.toFixed(1).padStart(7)} s`,
    );
  }
  console.log(
    `\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
  );
  return total.failed === 0;
}
