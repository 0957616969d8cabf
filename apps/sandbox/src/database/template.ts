import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import { PGlite } from '@electric-sql/pglite';

import { realNow } from '../clock.ts';
import { embeddedDatabase } from './embedded.ts';
import { migrate, readMigrations } from './migrate.ts';

const CACHE = new URL('../../../../node_modules/.cache/paydirt/', import.meta.url);

/** A prepared database: what it was made of, for how long it is good, and how it is made. */
export interface Template {
  readonly name: string;
  /** Anything that changes what is made. */
  readonly madeOf: readonly string[];
  /** How old it may be, in milliseconds. @default for ever */
  readonly goodForMs?: number;
  readonly make: () => Promise<PGlite>;
}

async function keptFile({ name, madeOf }: Template): Promise<URL> {
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const hash = createHash('sha256').update(await readFile(engine));
  for (const part of madeOf) hash.update(part);
  return new URL(`${name}-${hash.digest('hex').slice(0, 16)}.tar`, CACHE);
}

async function readKept(file: URL, goodForMs: number): Promise<Blob | null> {
  try {
    const { mtimeMs } = await stat(file);
    return mtimeMs + goodForMs < realNow() ? null : new Blob([await readFile(file)]);
  } catch {
    // Not made yet.
    return null;
  }
}

async function keep(name: string, file: URL, dump: Blob): Promise<void> {
  const unfinished = new URL(`${file.href}.${process.pid}`);
  try {
    await mkdir(CACHE, { recursive: true });
    await writeFile(unfinished, dump.stream());
    await rename(unfinished, file);
    const kept = (await readdir(CACHE)).filter(
      (other) => other.startsWith(`${name}-`) && other.endsWith('.tar'),
    );
    const outdated = kept.filter((other) => !file.href.endsWith(other));
    await Promise.all(outdated.map((other) => rm(new URL(other, CACHE), { force: true })));
  } catch (cause) {
    // A cache that cannot be kept costs time at the next start, nothing else.
    process.emitWarning(`the prepared database is not kept: ${String(cause)}`);
  }
}

/** A prepared database as a tar. Making one takes seconds, so it is kept beside the installed packages. */
export async function readTemplate(template: Template): Promise<Blob> {
  const file = await keptFile(template);
  const kept = await readKept(file, template.goodForMs ?? Infinity);
  if (kept) return kept;
  const engine = await template.make();
  const dump = await engine.dumpDataDir('none');
  await engine.close();
  await keep(template.name, file, dump);
  return dump;
}

/** An empty, migrated database. */
export async function databaseTemplate(): Promise<Blob> {
  const migrations = await readMigrations();
  return readTemplate({
    name: 'empty',
    madeOf: migrations.map(({ checksum }) => checksum),
    async make() {
      const engine = await PGlite.create();
      await migrate(embeddedDatabase(engine));
      return engine;
    },
  });
}
