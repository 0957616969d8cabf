import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { serveApp } from './files.ts';

const APP = [
  'index.html',
  'robots.txt',
  'service-worker.js',
  'assets/index-1a2b3c4d.js',
  'assets/index-1a2b3c4d.js.br',
];
const OF_THE_BUILD = ['.vite/manifest.json', '.vite/page.json', '.env', 'assets/.cache/notes.txt'];

describe('the built app', () => {
  let folder: string;
  const status = async (path: string) =>
    (await serveApp(folder, []).request(path, { headers: { 'Accept-Encoding': 'br' } })).status;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'paydirt-files-'));
    for (const path of [...APP, ...OF_THE_BUILD]) {
      await mkdir(join(folder, path, '..'), { recursive: true });
      await writeFile(join(folder, path), 'gold');
    }
    await mkdir(join(`${folder}-last`, 'assets'), { recursive: true });
    await writeFile(join(`${folder}-last`, 'assets/index-00000000.js'), 'gold');
  });
  afterAll(async () => {
    for (const build of [folder, `${folder}-last`]) await rm(build, { recursive: true, force: true });
  });

  it.each(['', ...APP])('is served: /%s', async (path) => {
    expect(await status(`/${path}`)).toBe(200);
  });

  it.each([
    ...OF_THE_BUILD,
    '.vite/',
    '.vite',
    '%2Evite/manifest.json',
    '%2evite%2fmanifest.json',
    '%252Evite/manifest.json',
    'assets/..%2f.vite/manifest.json',
    'assets/../.vite/manifest.json',
    './.vite/manifest.json',
    '/.vite/manifest.json',
    'assets\\..\\.vite\\manifest.json',
  ])('does not serve files that only the build needs: /%s', async (path) => {
    expect(await status(`/${path}`)).toBe(404);
  });

  const pageWith = async (left: string) => {
    await writeFile(join(folder, '.vite/page.json'), left);
    const { headers } = await serveApp(folder, []).request('/');
    return [headers.get('Link'), headers.get('Content-Security-Policy')] as const;
  };

  it('sends preload headers with the page, and allows the scripts that the build inlined', async () => {
    const [link, policy] = await pageWith(
      JSON.stringify({
        scripts: ['sha256-Z29sZA=='],
        style: '/assets/style-1a2b3c4d.css',
        entry: '/assets/index-1a2b3c4d.js',
      }),
    );
    expect(link).toBe(
      '</assets/style-1a2b3c4d.css>; rel=preload; as=style; crossorigin, ' +
        '</assets/index-1a2b3c4d.js>; rel=modulepreload; crossorigin',
    );
    expect(policy).toContain(`'sha256-Z29sZA=='`);
  });

  it.each(['gold', '[]', '{"scripts":[],"style":"/assets/a.css>, <//elsewhere","entry":"/assets/a.js"}'])(
    'sends no preload headers when the build left something invalid: %s',
    async (left) => {
      const [link, policy] = await pageWith(left);
      expect([link, policy?.includes('sha256')]).toEqual([null, false]);
    },
  );

  it.each([
    ['', 'no-cache'],
    ['service-worker.js', 'no-cache'],
    ['assets/index-1a2b3c4d.js', 'public, max-age=31536000, immutable'],
    ['assets/index-00000000.js', 'public, max-age=31536000, immutable'],
  ])(
    'is revalidated, except for immutable files, including those of the previous build: /%s',
    async (path, cache) => {
      const response = await serveApp(folder, []).request(`/${path}`);
      expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, cache]);
    },
  );

  it('redirects a phone’s share without a service worker to the composer, and reads none of it', async () => {
    const shared = await serveApp(folder, []).request('/share', { method: 'POST', body: 'anything' });
    expect(shared.status).toBe(303);
    expect(shared.headers.get('Location')).toBe('/#/user/addynamic');
  });
});
