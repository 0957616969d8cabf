import { PGlite } from '@electric-sql/pglite';
import type { EpochMs } from '@paydirt/domain';

import { migrate } from '../../database/migrate.ts';
import type { Ports } from '../../operation/operation.ts';
import { seedDatabase } from '../../seed/seed.ts';
import { NEW_LOG, pgliteDatabase } from './pglite-database.ts';

/**
 * Play the seed's past up to a time, and pack the data folder to be opened later.
 *
 * @param seeded Whether to insert the seed, or else only the schema. @default true
 */
export async function packWorld(ports: Ports, now: EpochMs, seeded = true): Promise<Blob> {
  const engine = await PGlite.create({ initDbStartParams: NEW_LOG });
  const database = pgliteDatabase(engine);
  await migrate(database, await ports.migrations());
  if (seeded) await seedDatabase(database, ports, now);
  // Remove the old versions of rows that the seed changed, which would be packed as well.
  await database.script('vacuum full');
  // Drop the templates for new databases: they are two thirds of the files, and none is ever created.
  await database.script('update pg_database set datistemplate = false where datistemplate');
  for (const template of ['template0', 'template1']) await database.script(`drop database ${template}`);
  // The checkpoint ends the use of the earlier write-ahead log, so that only the part after it is packed.
  await database.script('checkpoint');
  const packed = await engine.dumpDataDir('gzip');
  await database.close();
  return packed;
}
