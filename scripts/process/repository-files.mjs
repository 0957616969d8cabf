import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { inRoot, ROOT } from './paths.mjs';

/** Every file of the tree that is, or is about to be, kept: what git tracks and what it does not ignore. */
export function repositoryFiles() {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return [...new Set(listed.split('\0'))].filter((path) => path !== '' && existsSync(inRoot(path)));
}
