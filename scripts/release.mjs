// `npm run release`: the changesets become a version of the component library and its changelog.
import { readFile, writeFile } from 'node:fs/promises';

import { inRoot } from './process/paths.mjs';
import { command, CommandError, lastLines } from './process/command.mjs';
import { tool } from './process/run.mjs';

const CHANGELOG = inRoot('packages/ui/CHANGELOG.md');
/** Names of the kinds of changes for readers who do not count versions. */
const HEADINGS = new Map([
  ['### Major Changes', '### What has to be changed in an app'],
  ['### Minor Changes', '### New and changed'],
  ['### Patch Changes', '### Mended'],
]);

await command(async () => {
  const { code, output } = await tool('changeset', ['version']);
  if (code !== 0) throw new CommandError(`No version could be made:\n${lastLines(output)}`);
  let text = await readFile(CHANGELOG, 'utf8');
  for (const [counted, heading] of HEADINGS) text = text.replaceAll(counted, heading);
  await writeFile(CHANGELOG, text);
  await tool('oxfmt', [CHANGELOG]);
  const { version } = JSON.parse(await readFile(inRoot('packages/ui/package.json'), 'utf8'));
  console.log(
    `@paydirt/ui is ${version}: read packages/ui/CHANGELOG.md, commit both, and tag ui-v${version}.`,
  );
});
