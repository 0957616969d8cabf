// `npm test -- imports`: every import runs along the arrows of scripts/zones.mjs, and without cycles.
import { inRoot } from './process/paths.mjs';
import { command, CommandError } from './process/command.mjs';
import { tool } from './process/run.mjs';
import { MAY_IMPORT } from './zones.mjs';

await command(async () => {
  const { code, output } = await tool(
    'depcruise',
    [
      '--config',
      inRoot('.dependency-cruiser.mjs'),
      '--output-type',
      'json',
      'packages',
      'apps',
      'scripts',
      '.storybook',
    ],
    { outputOnly: true },
  );
  /** @type {{ modules: { source: string }[], summary: { violations: { rule: { name: string }, from: string, to: string }[] } }} */
  let result;
  try {
    result = JSON.parse(output);
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
  if (violations.length > 0) throw new CommandError(`${violations.length} imports are not allowed.`);
  console.log(
    `${sources.filter((source) => !source.includes('node_modules')).length} modules, every import allowed.`,
  );
});
