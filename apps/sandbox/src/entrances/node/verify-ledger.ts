// Script of `npm run verify-ledger`: replays the ledger and names the first fault. It only reads.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { PGlite } from '@electric-sql/pglite';
import { toHex } from '@paydirt/domain/proof/merkle-bytes';

import type { Database } from '../../database/database.ts';
import { StartFailure } from '../../database/failure.ts';
import { holdsDatabase } from '../../database/local/data-folder.ts';
import { isMigrated } from '../../database/migrate.ts';
import { readMigrations } from '../../database/migration-files.ts';
import { openFolder } from '../../database/open.ts';
import { postgresqlDatabase } from '../../database/postgresql.ts';
import { type NotedHead, replayLedger } from '../../ledger/replay.ts';
import { pgliteDatabase } from '../browser/pglite-database.ts';

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));

async function openExisting(folder: string): Promise<Database> {
  if (!(await holdsDatabase(folder)))
    throw new StartFailure(
      `There is no ledger in ${folder}: run \`npm start\` once, or name its folder with PAYDIRT_DATA.`,
    );
  return openFolder(folder);
}

/** Open the file of a tab's world in memory, as the tab does; the file stays unchanged. */
async function openWorldFile(path: string): Promise<Database> {
  const file = new Blob([await readFile(path)]);
  const engine = await PGlite.create({ loadDataDir: file }).catch((cause: unknown) => {
    throw new StartFailure(`${path} holds no world that a tab wrote.`, { cause });
  });
  return pgliteDatabase(engine);
}

function readNoted(text: string | undefined): NotedHead | undefined {
  if (text === undefined) return undefined;
  const [, seq, hash] = /^(\d{1,18}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (seq === undefined || hash === undefined)
    throw new StartFailure(`"${text}" is no link: write its number and its hash, as in 4821:a9b4….`);
  return { seq: BigInt(seq), hash };
}

/**
 * Create a function that prints the progress: each percent in place on a terminal, else each tenth as a line.
 */
function progressTo({ isTTY }: NodeJS.WriteStream): (seq: bigint, head: bigint) => void {
  const begun = performance.now();
  let first: bigint | null = null;
  let told = 0;
  return (seq, head) => {
    first ??= seq;
    const percent = Number((seq * 100n) / head);
    if (percent < told + (isTTY ? 1 : 10)) return;
    told = percent;
    const done = Number(seq - first);
    const left =
      done === 0
        ? ''
        : `, about ${Math.ceil(((performance.now() - begun) / 1000 / done) * Number(head - seq))} s left`;
    process.stderr.write(
      `${isTTY ? '\r\u001B[K' : ''}${seq} of ${head} entries (${percent} %${left})${isTTY ? '' : '\n'}`,
    );
  };
}

function openNamed(env: NodeJS.ProcessEnv, world: string | undefined): Promise<Database> | Database {
  if (world !== undefined) return openWorldFile(resolve(env['INIT_CWD'] ?? '', world));
  const url = env['DATABASE_URL'];
  return url ? postgresqlDatabase(url) : openExisting(resolve(ROOT, env['PAYDIRT_DATA'] ?? '.data'));
}

async function verify(
  database: Database,
  noted: NotedHead | undefined,
  from: NotedHead | undefined,
): Promise<boolean> {
  try {
    if (!(await isMigrated(database, await readMigrations()).catch(() => false)))
      throw new StartFailure(
        'This database is of another version, empty, or out of reach: start the services on it once.',
      );
    const begun = performance.now();
    const { entries, accounts, head, firstBreak } = await replayLedger(database, {
      noted,
      from,
      onProgress: progressTo(process.stderr),
    });
    if (process.stderr.isTTY) process.stderr.write('\r\u001B[K');
    const seconds = Math.round((performance.now() - begun) / 100) / 10;
    if (firstBreak === null) {
      console.log(
        `The ledger is sound: ${entries} entries on ${accounts} accounts replayed in ${seconds} s, every rule holds, the chain is whole.\n` +
          (from
            ? `It began after link ${from.seq}, which is as it was noted down: what came before was not replayed.\n`
            : '') +
          `Last link: ${head.seq}:${toHex(head.hash)} (note it down, and give it to this command later, after --from to begin there)`,
      );
      return true;
    }
    const { entryId, kind, what } = firstBreak;
    const where =
      entryId === null ? 'beside the entries' : `at entry ${entryId}${kind === null ? '' : ` (${kind})`}`;
    console.error(`The ledger is broken. First break ${where}: ${what}.`);
    console.error(`${entries} entries before it are sound${from ? `, from link ${from.seq} on` : ''}.`);
    return false;
  } finally {
    await database.close();
  }
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { from: { type: 'string' }, world: { type: 'string' } },
  });
  const [noted, from] = [readNoted(positionals[0]), readNoted(values.from)];
  const sound = await verify(await openNamed(process.env, values.world), noted, from);
  process.exit(sound ? 0 : 1);
} catch (cause) {
  console.error(cause instanceof StartFailure ? cause.message : cause);
  process.exit(1);
}
