import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem, type as system } from 'node:os';

import { inRoot } from '../../../scripts/process/paths.mjs';

/** What the figures depend on: the machine's size and the versions, never its name. */
export function describeMachine(browserVersion: string): string[] {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: inRoot(),
    encoding: 'utf8',
  }).trim();
  const memory = Math.round(totalmem() / 2 ** 30);
  return [
    `commit ${commit}`,
    `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${memory} GB, ${system()}`,
    `Node ${process.versions.node}, Chromium ${browserVersion}`,
    ...['pg', 'hono', 'react', 'vite'].map((name) => `${name} ${versionOf(name)}`),
  ];
}

function versionOf(name: string): string {
  const { version } = JSON.parse(readFileSync(inRoot('node_modules', name, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}
