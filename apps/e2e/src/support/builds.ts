import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { CONSTANTS } from '@paydirt/domain';
import { build } from 'vite';

import { inRoot } from '../../../../scripts/process/paths.mjs';
import { WEB_DIST } from '../../../../scripts/web/build.mjs';

/** The version of the second build. */
export const NEXT_VERSION = '1.3.0';

/**
 * Builds that can be served: the build of this tree, the same as another version, that one interrupted halfway, and
 * that one with a worker that unregisters itself. `none` has no files.
 */
type Build = 'none' | 'first' | 'next' | 'cutOff' | 'withoutWorker';

/** Builds that the services can serve in turn, on one address. */
export interface Builds {
  /** The folder that they serve. */
  readonly web: string;
  /** Serve a build in place of the present one, with the previous one as a fallback. */
  readonly serve: (now: Build, last: Build) => Promise<void>;
  readonly remove: () => Promise<void>;
}

const WITHOUT_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', () => self.registration.unregister());`;

/** Build the app as its next version; nearly all of its files get other names, since all import the entry. */
async function buildNext(folder: string): Promise<void> {
  await build({
    root: inRoot('apps/web'),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, reportCompressedSize: false },
    plugins: [
      {
        name: 'next-version',
        enforce: 'pre',
        transform: {
          filter: { id: /\/constant-figures\.ts$/ },
          handler: (code) =>
            code
              .replace(`'${CONSTANTS.VERSION}'`, `'${NEXT_VERSION}'`)
              .replace(/(VERSION_CODE = )\d+/, `$1${String(CONSTANTS.VERSION_CODE + 1)}`),
        },
      },
    ],
  });
  // The build writes the news of the version that runs it, so replace them by those of the next one.
  const whatsNew = join(folder, 'whats-new.json');
  const { changes } = JSON.parse(await readFile(whatsNew, 'utf8')) as { readonly changes: object };
  await writeFile(whatsNew, JSON.stringify({ version: NEXT_VERSION, changes }));
}

/** Make the builds, which takes a quarter of a minute, and serve the first. */
export async function openBuilds(): Promise<Builds> {
  const folder = await mkdtemp(join(tmpdir(), 'paydirt-builds-'));
  const at = (name: string) => join(folder, name);
  const web = at('web');
  async function serve(now: Build, last: Build) {
    for (const [link, name] of [
      [web, now],
      [`${web}-last`, last],
    ] as const) {
      await rm(link, { force: true });
      await symlink(name === 'first' ? WEB_DIST : at(name), link);
    }
  }
  await mkdir(at('none'));
  await buildNext(at('next'));
  await cp(at('next'), at('cutOff'), { recursive: true });
  // The page requests these files before its worker begins.
  const fetchedFirst = (await readdir(join(at('cutOff'), 'assets'))).filter((name) =>
    name.startsWith('tabs-'),
  );
  await Promise.all(fetchedFirst.map((name) => rm(join(at('cutOff'), 'assets', name))));
  await cp(at('next'), at('withoutWorker'), { recursive: true });
  await writeFile(join(at('withoutWorker'), 'service-worker.js'), WITHOUT_WORKER);
  await serve('first', 'none');
  return { web, serve, remove: () => rm(folder, { recursive: true }) };
}
