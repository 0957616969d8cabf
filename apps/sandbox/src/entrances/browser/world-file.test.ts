import { PGlite } from '@electric-sql/pglite';
import { addMs, DAY_MS } from '@paydirt/domain';
import { beforeAll, describe, expect, it } from 'vitest';

import { createJobRunner } from '../../jobs/runner.ts';
import { checkLedger } from '../../ledger/check.ts';
import { realNow } from '../../platform/clock.ts';
import { jobKinds } from '../../services/job-kinds.ts';
import { testPorts } from '../../testing/fresh-database.ts';
import { packWorld } from './pack-world.ts';
import { pgliteDatabase } from './pglite-database.ts';
import { readWorldFile } from './world-file.ts';

const ports = testPorts();
/** A later version, with one more migration. */
const later = {
  migrations: async () => [
    ...(await ports.migrations()),
    { name: '9999-later.sql', text: 'create table later (id int)', checksum: 'later' },
  ],
};

/** A world whose device went to sleep two days ago. */
let kept: ArrayBuffer;

beforeAll(async () => {
  kept = await (await packWorld(ports, addMs(realNow(), -2 * DAY_MS))).arrayBuffer();
});

async function opened(folder: Blob | null) {
  if (folder === null) throw new Error('it holds no world');
  return PGlite.create({ loadDataDir: folder });
}

const packed = (folder: Blob) =>
  new Response(folder.stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer();

describe('a world file', () => {
  it('catches up with two days once, and its ledger balances', async () => {
    const database = pgliteDatabase(await opened(await readWorldFile(kept, ports)));
    const runner = createJobRunner({ database, ports, kinds: jobKinds });
    const before = await checkLedger(database);
    expect(await runner.runDue()).toBeGreaterThan(0);
    const after = await checkLedger(database);
    expect(after).toMatchObject({ broken: [], sum: 0n });
    expect(after.entries).toBeGreaterThan(before.entries);
    expect(await runner.runDue()).toBe(0);
    expect((await checkLedger(database)).entries).toBe(after.entries);
    await database.close();
  });

  it('of an older version is migrated, and of a newer one refused', async () => {
    const folder = await readWorldFile(kept, later);
    const engine = await opened(folder);
    expect((await engine.query('select from later')).rows).toEqual([]);
    await engine.close();
    expect(await readWorldFile(await packed(folder!), ports)).toBeNull();
  });

  it('is refused when its ledger does not balance', async () => {
    const engine = await opened(await readWorldFile(kept, ports));
    await engine.exec(
      `set session_replication_role = replica; update account set balance = balance + 1 where id = (select min(id) from account)`,
    );
    const cheated = await (await engine.dumpDataDir('gzip')).arrayBuffer();
    await engine.close();
    expect(await readWorldFile(cheated, ports)).toBeNull();
  });

  it.each([
    ['an unknown file', new Blob(['no world at all'])],
    ['an archive of something else', new Blob([new Uint8Array(10_240)])],
  ])('is refused: %s', async (_, file) => {
    expect(await readWorldFile(await file.arrayBuffer(), ports)).toBeNull();
    expect(await readWorldFile(await packed(file), ports)).toBeNull();
  });
});
