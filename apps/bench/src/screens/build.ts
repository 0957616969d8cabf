import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import tailwindcss from '@tailwindcss/vite';
import { build, preview } from 'vite';

import { inRoot } from '../../../../scripts/process/paths.mjs';
import { toolEnvironment } from '../../../../scripts/process/run.mjs';

/** Folder of the peers' installation, outside the workspaces and their lock file. */
const CACHE = inRoot('.cache/bench/contenders');
const SOURCE = inRoot('apps/bench/contenders');

/** Built pages, `<screen>/<contender>/`, and the product's pictures. */
const PAGES = inRoot('.cache/bench/pages');

/** Install the peers by their own lock file, once per lock file, and bring the contenders' sources to them. */
export async function prepareContenders(): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const lock = await readFile(join(SOURCE, 'package-lock.json'), 'utf8');
  const installed = join(CACHE, 'node_modules/.installed-from');
  if (!existsSync(installed) || readFileSync(installed, 'utf8') !== lock) {
    for (const file of ['package.json', 'package-lock.json']) await cp(join(SOURCE, file), join(CACHE, file));
    console.log('Installing the contenders …');
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: CACHE,
      env: toolEnvironment(),
      stdio: 'inherit',
    });
    await writeFile(installed, lock);
  }
  await rm(join(CACHE, 'src'), { recursive: true, force: true });
  await cp(join(SOURCE, 'src'), join(CACHE, 'src'), { recursive: true });
}

/** The version of a package that a contender is built with. */
export function contenderVersion(name: string): string {
  const { version } = JSON.parse(readFileSync(join(CACHE, 'node_modules', name, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

/** Build one page for production. */
export async function buildPage(screen: string, contender: string): Promise<void> {
  const entry = ['.tsx', '.ts']
    .map((ending) => `src/${screen}/${contender}${ending}`)
    .find((path) => existsSync(join(CACHE, path)));
  if (entry === undefined) throw new Error(`bench: ${contender} has no ${screen}`);
  const outDir = join(PAGES, screen, contender);
  // The page is in the folder of the build, so that each build has its own.
  const page = join(CACHE, 'index.html');
  await writeFile(page, pageFor(entry));
  await build({
    root: CACHE,
    base: './',
    configFile: false,
    logLevel: 'error',
    plugins: [tailwindcss()],
    resolve: {
      alias: {
        // One React for all: ours.
        react: inRoot('node_modules/react'),
        'react-dom': inRoot('node_modules/react-dom'),
        'bench-icons': inRoot('packages/ui/src/foundations/icon/icon-paths.ts'),
      },
    },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
    },
  });
}

/** Serve the built pages with the product's pictures. */
export async function servePages() {
  await cp(inRoot('apps/sandbox/media/products'), join(PAGES, 'media/products'), { recursive: true });
  const server = await preview({
    configFile: false,
    root: CACHE,
    build: { outDir: PAGES },
    appType: 'mpa',
    preview: { host: '127.0.0.1', port: 0 },
    logLevel: 'error',
  });
  const { port } = server.httpServer.address() as AddressInfo;
  const addressOf = (screen: string, contender: string) => `http://127.0.0.1:${port}/${screen}/${contender}/`;
  return { server, addressOf };
}

function pageFor(entry: string): string {
  return `<!doctype html>
<html lang="en-US">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Bench</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/${entry}"></script>
  </body>
</html>
`;
}
