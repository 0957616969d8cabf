import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

import type { Migration } from './migrate.ts';

const FOLDER = new URL('../../migrations/', import.meta.url);

/** Read the numbered steps, in order. */
export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(FOLDER)).filter((name) => /^\d{4}-.+\.sql$/.test(name)).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, FOLDER), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}
