import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { afterEach, beforeEach, expect, it } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../../apps/web/scripts/keep-last-version.ts', import.meta.url));
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paydirt-build-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function build(name: string, page: string) {
  await mkdir(join(folder, name));
  await writeFile(join(folder, name, 'index.html'), page);
}
const pageOf = (name: string) => readFile(join(folder, name, 'index.html'), 'utf8');
const swap = () => promisify(execFile)(process.execPath, [SCRIPT, folder]);

it('puts a complete build in the place of the present one, which is kept', async () => {
  await build('dist', 'first');
  await build('dist-next', 'second');
  await swap();
  expect([await pageOf('dist'), await pageOf('dist-last')]).toEqual(['second', 'first']);
});

it('leaves the present build and the one before it where no other was completed', async () => {
  await build('dist-last', 'first');
  await build('dist', 'second');
  await expect(swap()).rejects.toThrow('ENOENT');
  expect([await pageOf('dist'), await pageOf('dist-last')]).toEqual(['second', 'first']);
});
