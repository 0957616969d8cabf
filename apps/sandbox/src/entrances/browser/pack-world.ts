import { PGlite } from '@electric-sql/pglite';
import type { EpochMs } from '@paydirt/domain';

import { migrate } from '../../database/migrate.ts';
import type { Ports } from '../../operation/operation.ts';
import { seedDatabase } from '../../seed/seed.ts';
import { pgliteDatabase } from './pglite-database.ts';

/**
 * Live through the past of the seed up to a time, and pack the data folder, for whoever opens it later.
 *
 * @param seeded With the seed in it; else the schema alone. @default true
 */
export async function packWorld(ports: Ports, now: EpochMs, seeded = true): Promise<Blob> {
  // Whatever changed in a file of the log is written whole when the browser keeps it: small ones, not of 16 MB.
  const engine = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'] });
  const database = pgliteDatabase(engine);
  await migrate(database, await ports.migrations());
  if (seeded) await seedDatabase(database, ports, now);
  // Rows that the seed wrote over are packed as well.
  await database.script('vacuum full');
  const packed = await engine.dumpDataDir('gzip');
  await database.close();
  return packed;
}
