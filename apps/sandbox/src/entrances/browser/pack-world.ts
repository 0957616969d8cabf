import { PGlite } from '@electric-sql/pglite';
import type { EpochMs } from '@paydirt/domain';

import { migrate } from '../../database/migrate.ts';
import type { Ports } from '../../operation/operation.ts';
import { seedDatabase } from '../../seed/seed.ts';
import { NEW_LOG, pgliteDatabase } from './pglite-database.ts';

/**
 * Run the seed's past up to a time, and pack the data folder to be opened later.
 *
 * @param seeded With the seed in it; else the schema alone. @default true
 */
export async function packWorld(ports: Ports, now: EpochMs, seeded = true): Promise<Blob> {
  const engine = await PGlite.create({ initDbStartParams: NEW_LOG });
  const database = pgliteDatabase(engine);
  await migrate(database, await ports.migrations());
  if (seeded) await seedDatabase(database, ports, now);
  // Rows that the seed wrote over are packed as well.
  await database.script('vacuum full');
  // Templates for new databases: two thirds of the files, and no database is ever created from them.
  await database.script('update pg_database set datistemplate = false where datistemplate');
  for (const template of ['template0', 'template1']) await database.script(`drop database ${template}`);
  // Of the write-ahead log only the part after this point is packed.
  await database.script('checkpoint');
  const packed = await engine.dumpDataDir('gzip');
  await database.close();
  return packed;
}
