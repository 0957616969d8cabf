import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { inRoot, ROOT } from './paths.mjs';

/**
 * Every file of the tree that is or could be committed: those that git tracks and those that it does not ignore.
 */
export function repositoryFiles() {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return [...new Set(listed.split('\0'))].filter((path) => path !== '' && existsSync(inRoot(path)));
}
