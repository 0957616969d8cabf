// `npm test -- imports`: every import runs along the arrows of scripts/zones.mjs, and without cycles.
import { inRoot } from './process/paths.mjs';
import { command, CommandError } from './process/command.mjs';
import { run, tool } from './process/run.mjs';
import { MAY_IMPORT, TESTS, UI_LAYERS } from './zones.mjs';

/** @typedef {{ source: string, dependencies: { resolved: string }[] }} Module */

await command(async () => {
  const { code, output, stdout } = await run(tool('depcruise'), [
    '--config',
    inRoot('.dependency-cruiser.mjs'),
    '--output-type',
    'json',
    'packages',
    'apps',
    'scripts',
    '.storybook',
  ]);
  /** @type {{ modules: Module[], summary: { violations: { rule: { name: string }, from: string, to: string }[] } }} */
  let result;
  try {
    result = JSON.parse(stdout);
  } catch {
    throw new CommandError(`dependency-cruiser did not run (exit code ${code}):\n${output}`);
  }

  // Without a parser for a language the cruiser finds nothing and calls that no violation.
  const sources = result.modules.map((module) => module.source);
  const empty = Object.keys(MAY_IMPORT).filter(
    (zone) => !sources.some((source) => source.startsWith(`${zone}/`)),
  );
  if (empty.length > 0)
    throw new CommandError(`No module was seen in ${empty.join(', ')}: the check saw nothing.`);

  const { violations } = result.summary;
  for (const { rule, from, to } of violations)
    console.error(`${from}\n  imports ${to}\n  against the rule: ${rule.name}`);
  const inCircles = foldersInCircles(result.modules);
  if (inCircles.length > 0)
    throw new CommandError(`Folders that import one another in a circle:\n  ${inCircles.join('\n  ')}`);
  if (violations.length > 0) throw new CommandError(`${violations.length} imports are not allowed.`);
  console.log(
    `${sources.filter((source) => !source.includes('node_modules')).length} modules, every import allowed.`,
  );
});

/**
 * Find the folders of components that import one another in a circle, by whichever of their files. Stories and tests
 * may show what their component is part of.
 *
 * @param {readonly Module[]} modules
 */
function foldersInCircles(modules) {
  const component = new RegExp(`^packages/ui/src/(${UI_LAYERS.join('|')})/[^/]+/`);
  const isTest = new RegExp(TESTS);
  /** @type {Map<string, Set<string>>} */
  const imports = new Map();
  for (const { source, dependencies } of modules) {
    const [folder] = component.exec(source) ?? [];
    if (folder === undefined || isTest.test(source)) continue;
    const others = imports.get(folder) ?? new Set();
    imports.set(folder, others);
    for (const { resolved } of dependencies) {
      const [other] = component.exec(resolved) ?? [];
      if (other !== undefined && other !== folder) others.add(other);
    }
  }
  return [...imports.keys()].filter((folder) => {
    const reached = new Set(imports.get(folder));
    // Iterating a set includes items that are added during the loop.
    for (const one of reached) for (const other of imports.get(one) ?? []) reached.add(other);
    return reached.has(folder);
  });
}
