import { execFile } from 'node:child_process';
import { chmod, chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { unwrap, parseMoney } from '@paydirt/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { openOperatorAccounts, writeEntry } from '../../ledger/ledger.ts';
import { bringIn } from '../../ledger/movements.ts';
import { serviceNow } from '../../platform/clock.ts';
import { emptyDatabaseOnServer, freshDatabase } from '../../testing/fresh-database.ts';
import { openDatabase } from '../../database/open.ts';

const run = promisify(execFile);
const VERIFY = fileURLToPath(new URL('./verify-ledger.ts', import.meta.url));

/** The newest PostgreSQL that `pg_dump` of this computer dumps; 0 where there is none. */
const dumpedVersion = await run('pg_dump', ['--version']).then(
  ({ stdout }) => Number(/\) (\d+)/.exec(stdout)?.[1]),
  () => 0,
);
const serverVersion = async () => {
  const fresh = await freshDatabase();
  const [row] = await fresh.database.query<{ version: number }>(
    `select current_setting('server_version_num')::int / 10000 as version`,
  );
  await fresh.drop();
  return row?.version ?? Infinity;
};

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paydirt-restore-'));
  // The server's user, another one when root runs this, must be able to traverse the folder above the data folder.
  await chmod(folder, 0o755);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Replay a database's ledger as `npm run verify-ledger` does, and return its output. Throws on a failure. */
async function verify(place: { readonly PAYDIRT_DATA: string } | { readonly DATABASE_URL: string }) {
  const { stdout } = await run(process.execPath, [VERIFY], {
    env: { ...process.env, DATABASE_URL: '', ...place },
  });
  return stdout;
}

/** Make a data folder with two entries; the services on it are stopped. */
async function writtenFolder(name: string): Promise<string> {
  const written = join(folder, name);
  const database = await openDatabase({ folder: written, durable: false });
  const at = await serviceNow(database);
  await database.transaction(async (sql) => {
    await openOperatorAccounts(sql, []);
    for (const reference of ['first', 'second'])
      await writeEntry(sql, {
        kind: 'operator_funding',
        at,
        reference,
        lines: bringIn({ account: 'operator_capital' }, unwrap(parseMoney('20', 'USDT'))),
      });
  });
  await database.close();
  return written;
}

test('a copied data folder of stopped services verifies, with every entry', async () => {
  const original = await writtenFolder('original');
  const copy = join(folder, 'copy');
  await run('cp', ['-a', original, copy]);
  await rm(original, { recursive: true });
  expect(await verify({ PAYDIRT_DATA: copy })).toContain('The ledger is sound: 2 entries');
});

test('a read-only standby verifies as well', async () => {
  const standby = await writtenFolder('standby');
  const files = join(standby, 'postgresql');
  const signal = join(files, 'standby.signal');
  await writeFile(signal, '');
  const { uid, gid } = await stat(files);
  await chown(signal, uid, gid);
  expect(await verify({ PAYDIRT_DATA: standby })).toContain('The ledger is sound: 2 entries');
});

test.runIf(dumpedVersion >= (await serverVersion()))(
  'a dump restored elsewhere verifies, and enforces what the original enforces',
  async () => {
    const original = await freshDatabase({ seeded: true });
    const restored = await emptyDatabaseOnServer();
    const file = join(folder, 'paydirt.dump');
    await run('pg_dump', ['--format=custom', `--file=${file}`, original.url]);
    await run('pg_restore', ['--exit-on-error', '--no-owner', `--dbname=${restored.url}`, file]);
    const [counted] = await original.database.query<{ entries: number }>(
      'select count(*)::int as entries from entry',
    );
    expect(await verify({ DATABASE_URL: restored.url })).toContain(
      `The ledger is sound: ${counted?.entries} entries`,
    );
    await expect(restored.database.query(`update entry set reference = 'bent'`)).rejects.toThrow(
      'never changed',
    );
    await restored.drop();
    await original.drop();
  },
);
