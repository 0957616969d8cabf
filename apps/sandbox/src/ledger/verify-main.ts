// `npm run verify-ledger`: replays the whole ledger and names the first break. Reads only.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { toHex } from '@paydirt/domain/proof/merkle-bytes';

import type { Database } from '../database/database.ts';
import { StartFailure } from '../database/failure.ts';
import { holdsDatabase } from '../database/local/data-folder.ts';
import { isMigrated } from '../database/migrate.ts';
import { readMigrations } from '../database/migration-files.ts';
import { openFolder } from '../database/open.ts';
import { postgresqlDatabase } from '../database/postgresql.ts';
import { type NotedHead, replayLedger } from './replay.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

async function openExisting(folder: string): Promise<Database> {
  if (!(await holdsDatabase(folder)))
    throw new StartFailure(
      `There is no ledger in ${folder}: run \`npm start\` once, or name its folder with PAYDIRT_DATA.`,
    );
  return openFolder(folder);
}

function readNoted(text: string | undefined): NotedHead | undefined {
  if (text === undefined) return undefined;
  const [, seq, hash] = /^(\d{1,18}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (seq === undefined || hash === undefined)
    throw new StartFailure(`"${text}" is no link: write its number and its hash, as in 4821:a9b4….`);
  return { seq: BigInt(seq), hash };
}

async function verify(env: NodeJS.ProcessEnv, noted: NotedHead | undefined): Promise<boolean> {
  const url = env['DATABASE_URL'];
  const folder = resolve(ROOT, env['PAYDIRT_DATA'] ?? '.data');
  const database = url ? postgresqlDatabase(url) : await openExisting(folder);
  try {
    if (!(await isMigrated(database, await readMigrations()).catch(() => false)))
      throw new StartFailure(
        'This database is of another version, empty, or out of reach: start the services on it once.',
      );
    const begun = performance.now();
    const { entries, accounts, head, firstBreak } = await replayLedger(database, noted);
    const seconds = Math.round((performance.now() - begun) / 100) / 10;
    if (firstBreak === null) {
      console.log(
        `The ledger is sound: ${entries} entries on ${accounts} accounts replayed in ${seconds} s, every rule holds, the chain is whole.\n` +
          `Last link: ${head.seq}:${toHex(head.hash)} (note it down, and give it to this command later)`,
      );
      return true;
    }
    const { entryId, kind, what } = firstBreak;
    const where =
      entryId === null ? 'beside the entries' : `at entry ${entryId}${kind === null ? '' : ` (${kind})`}`;
    console.error(`The ledger is broken. First break ${where}: ${what}.`);
    console.error(`${entries} entries before it are sound.`);
    return false;
  } finally {
    await database.close();
  }
}

try {
  const sound = await verify(process.env, readNoted(process.argv[2]));
  process.exit(sound ? 0 : 1);
} catch (cause) {
  console.error(cause instanceof StartFailure ? cause.message : cause);
  process.exit(1);
}
