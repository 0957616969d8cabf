import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { PGlite } from '@electric-sql/pglite';
import { type EpochMs, HOUR_MS } from '@paydirt/domain';

import { realNow } from './clock.ts';
import { embeddedDatabase } from './database/embedded.ts';
import { databaseTemplate, readTemplate } from './database/template.ts';
import type { Ports } from './operation.ts';
import { createPorts } from './ports.ts';
import { seedDatabase } from './seed/seed.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Whatever the seed is made of: it is lived through the services themselves. */
const SOURCES = [
  'apps/sandbox/migrations/*.sql',
  'apps/sandbox/src/**/!(*.test).ts',
  'packages/domain/src/**/!(*.test).ts',
  'packages/contract/src/**/!(*.test).ts',
];

/** The world of the seed lives on while it is kept, as that of services that were off; not for days. */
const GOOD_FOR_MS = 12 * HOUR_MS;

/** Read whatever changes what the seed is. */
export async function readSeedSources(): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob(SOURCES, { cwd: ROOT })) files.push(file);
  return Promise.all(files.toSorted().map((file) => readFile(`${ROOT}${file}`, 'utf8')));
}

/** Make an embedded database in which the seed has been lived through up to a time. */
export async function seededEngine(now: EpochMs, ports: Ports): Promise<PGlite> {
  const engine = await PGlite.create({ loadDataDir: await databaseTemplate() });
  await seedDatabase(embeddedDatabase(engine), ports, now);
  return engine;
}

/** A migrated and seeded database, so that a first start need not live through forty days. */
export async function seededTemplate(): Promise<Blob> {
  return readTemplate({
    name: 'seeded',
    madeOf: await readSeedSources(),
    goodForMs: GOOD_FOR_MS,
    make: () => seededEngine(realNow(), createPorts({ publicUrl: 'http://localhost' })),
  });
}
