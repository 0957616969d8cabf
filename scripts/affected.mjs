// `npm run affected [files]`: what Chromatic would photograph after a change of these files, else of what differs from
// main. It builds Storybook first. Runs on Node 24.
import { execFileSync } from 'node:child_process';

import { command } from './process/command.mjs';
import { inRoot, ROOT } from './process/paths.mjs';
import { affectedBy } from './visual/affected.mjs';

await command(async () => {
  const named = process.argv.slice(2);
  const changed = named.length > 0 ? named : changedSinceMain();
  const { everything, files, pictures } = await affectedBy(changed, inRoot('storybook-static'));
  if (everything !== '') console.log(`Every story, for: ${everything}`);
  else console.log(files.join('\n'));
  console.log(`${changed.length} changed files, ${files.length} files of stories, ${pictures} pictures.`);
});

/** Files that differ from where this branch left main, committed or not. */
function changedSinceMain() {
  const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  const base = git('merge-base', 'main', 'HEAD').trim();
  return git('diff', '--name-only', base).split('\n').filter(Boolean);
}
