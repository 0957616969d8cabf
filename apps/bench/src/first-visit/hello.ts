import { execFileSync } from 'node:child_process';

import { build } from 'vite';

import { inRoot } from '../../../../scripts/process/paths.mjs';

/** The hello-world as it is built. */
export const HELLO_DIST = inRoot('.cache/bench/hello');

/** Build the hello-world of React that first visits are compared with, compressed as the app is. */
export async function buildHello(): Promise<void> {
  await build({
    root: inRoot('apps/bench/src/first-visit/hello'),
    configFile: false,
    logLevel: 'error',
    build: { outDir: HELLO_DIST, emptyOutDir: true, target: 'es2023', modulePreload: false },
  });
  execFileSync(process.execPath, [inRoot('apps/web/scripts/precompress.ts'), HELLO_DIST]);
}
