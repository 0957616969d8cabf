import { PGlite } from '@electric-sql/pglite';
import type { EpochMs } from '@paydirt/domain';

import { migrate } from '../../database/migrate.ts';
import type { Ports } from '../../operation/operation.ts';
import { seedDatabase } from '../../seed/seed.ts';
import { NEW_LOG, pgliteDatabase } from './pglite-database.ts';

/**
 * Live through the past of the seed up to a time, and pack the data folder, for whoever opens it later.
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
  // What a new database would be copied from: two thirds of the files, and there is no new one.
  await database.script('update pg_database set datistemplate = false where datistemplate');
  for (const template of ['template0', 'template1']) await database.script(`drop database ${template}`);
  // Of the log only what comes after this is packed.
  await database.script('checkpoint');
  const packed = await engine.dumpDataDir('gzip');
  await database.close();
  return packed;
}
