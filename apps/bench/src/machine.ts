import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem, type as system } from 'node:os';

import { inRoot } from '../../../scripts/process/paths.mjs';
import { type Figures, figuresOf } from './figures.ts';

/** List the machine's size and the versions, never its name; the browser's where one was used. */
export function describeMachine(browserVersion?: string): string[] {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: inRoot(),
    encoding: 'utf8',
  }).trim();
  const memory = Math.round(totalmem() / 2 ** 30);
  return [
    `commit ${commit}`,
    `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${memory} GB, ${system()}`,
    `Node ${process.versions.node}${browserVersion === undefined ? '' : `, Chromium ${browserVersion}`}`,
    ...['pg', 'hono', 'react', 'vite'].map((name) => `${name} ${versionOf(name)}`),
  ];
}

/** The version of a package as it is installed. */
export function versionOf(name: string): string {
  const { version } = JSON.parse(readFileSync(inRoot('node_modules', name, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

/** Wait for others to be done, but not for ever: the load is told with the results all the same. */
export async function untilQuiet(atMostMs: number): Promise<void> {
  const until = performance.now() + atMostMs;
  while ((loadavg()[0] ?? 0) > availableParallelism() && performance.now() < until) {
    await new Promise((resolve) => {
      setTimeout(resolve, 2000);
    });
  }
}

/** Watch the machine's load until it is stopped. */
export function watchLoad(): { readonly figures: () => Figures; readonly stop: () => void } {
  const loads: number[] = [];
  const timer = setInterval(() => loads.push(loadavg()[0] ?? 0), 5000);
  return { figures: () => figuresOf([...loads, loadavg()[0] ?? 0]), stop: () => clearInterval(timer) };
}
