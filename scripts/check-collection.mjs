// Every test and story is run by exactly one runner. `npm test -- collection`.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { inRoot, ROOT } from './process/paths.mjs';
import { command, CommandError } from './process/command.mjs';
import { run, tool } from './process/run.mjs';
import { repositoryFiles } from './process/repository-files.mjs';

/** @returns {Promise<[file: string, runner: string][]>} */
async function collectedByVitest() {
  const file = inRoot('.cache/collected.json');
  await run(tool('vitest'), ['list', '--filesOnly', `--json=${file}`], {
    fault: 'vitest could not list its files',
  });
  /** @type {{ file: string, projectName: string }[]} */
  const listed = JSON.parse(readFileSync(file, 'utf8'));
  return listed.map((one) => [relative(ROOT, one.file), one.projectName]);
}

/** @returns {Promise<[file: string, runner: string][]>} */
async function collectedByPlaywright() {
  const { stdout } = await run(
    tool('playwright'),
    ['test', '--list', '--reporter=json', '--config', inRoot('apps/e2e/playwright.config.ts')],
    { fault: 'playwright could not list its files' },
  );
  const { config, suites } = JSON.parse(stdout);
  return suites.map((/** @type {{ file: string }} */ suite) => [
    relative(ROOT, join(config.rootDir, suite.file)),
    'playwright',
  ]);
}

/** Explain a unit test that no step of `npm test` runs: each package has its own step. */
function unitStepMissing(/** @type {string} */ path) {
  const [folder] = /^(?:apps|packages)\/[^/]+/.exec(path) ?? [];
  if (folder === undefined) return undefined;
  const { scripts = {} } = JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8'));
  return 'check:unit' in scripts ? undefined : `nothing: ${folder} has no script check:unit`;
}

await command(async () => {
  const collected = [...(await collectedByVitest()), ...(await collectedByPlaywright())];
  // Type tests (`.test-d.ts`) are the compiler's, which reads every file of a package.
  const wanted = repositoryFiles().filter((path) =>
    /\.(test|spec)\.[cm]?tsx?$|\.stories\.[jt]sx?$/.test(path),
  );

  let faults = 0;
  for (const path of wanted) {
    const runners = collected.filter(([file]) => file === path).map(([, runner]) => runner);
    const step = runners[0] === 'unit' ? unitStepMissing(path) : undefined;
    if (runners.length === 1 && step === undefined) continue;
    faults += 1;
    console.error(`${path}  is run by ${step ?? (runners.join(', ') || 'nothing')}`);
  }
  if (wanted.length === 0) throw new CommandError('No test and no story was found: the check saw nothing.');
  if (faults > 0) throw new CommandError(`${faults} files are not run by exactly one runner.`);
  console.log(`${wanted.length} tests and stories, each run by one runner.`);
});
