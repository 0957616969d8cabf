import { PGlite } from '@electric-sql/pglite';

import { migrate } from '../../database/migrate.ts';
import { checkLedger } from '../../ledger/check.ts';
import type { Ports } from '../../operation/operation.ts';
import { isSeeded } from '../../seed/seed.ts';
import { WORLD_FILE_MAX_BYTES } from './messages.ts';
import { pgliteDatabase } from './pglite-database.ts';

/** First bytes of a packed file (RFC 1952). */
const GZIP = 0x1f8b;
/** Size limit of an unpacked file. */
const UNPACKED_MAX_BYTES = 512 * 1024 * 1024;

/** Unpack a file; throws if it is not packed, or too large. */
async function unpacked(packed: ArrayBuffer): Promise<Blob> {
  if (new DataView(packed).getUint16(0) !== GZIP) throw new Error('world: the file is not packed');
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for await (const chunk of new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))) {
    bytes += chunk.length;
    if (bytes > UNPACKED_MAX_BYTES) throw new Error('world: the file is too large');
    chunks.push(chunk);
  }
  const folder = new Blob(chunks);
  // The engine would try to unpack anything else once more, and leave an unhandled rejection.
  if ((await folder.slice(257, 262).text()) !== 'ustar') throw new Error('world: the file holds no folder');
  return folder;
}

/**
 * Check a file that should contain a world by opening a copy. Returns the world, updated to this version, or
 * null if the file has none, has one of a newer version, or its ledger does not add up.
 */
export async function readWorldFile(
  packed: ArrayBuffer,
  ports: Pick<Ports, 'migrations'>,
): Promise<Blob | null> {
  if (packed.byteLength > WORLD_FILE_MAX_BYTES) return null;
  try {
    const engine = await PGlite.create({ loadDataDir: await unpacked(packed) });
    const database = pgliteDatabase(engine);
    try {
      await migrate(database, await ports.migrations());
      const { broken } = await checkLedger(database);
      return broken.length === 0 && (await isSeeded(database)) ? await engine.dumpDataDir('none') : null;
    } finally {
      await database.close();
    }
  } catch {
    return null;
  }
}
