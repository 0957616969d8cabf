import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Database } from '../database.ts';
import { StartFailure } from '../failure.ts';
import { openDatabase } from '../open.ts';
import { lockFolder } from './folder-lock.ts';
import { stopStaleServer, readPostmasterFile } from './stale-server.ts';

let made: string;
let folder: string;
let open: Database[];

async function makeFolder(): Promise<string> {
  const place = await mkdtemp(join(tmpdir(), 'paydirt-folder-'));
  // The server's user, another one when root runs this, must be able to traverse the folder above the data folder.
  await chmod(place, 0o755);
  return place;
}

beforeAll(async () => {
  made = await makeFolder();
  await (await openDatabase({ folder: made, durable: false })).close();
});

afterAll(() => rm(made, { recursive: true, force: true }));

beforeEach(async () => {
  folder = await makeFolder();
  open = [];
});

afterEach(async () => {
  for (const database of open) await database.close();
  await stopStaleServer(join(folder, 'postgresql'));
  await rm(folder, { recursive: true, force: true });
});

/** Copy a database into the folder, which is faster than making one. Its files keep their owner, who runs PostgreSQL. */
const copyDatabase = () => promisify(execFile)('cp', ['-a', join(made, 'postgresql'), folder]);

/** Open the database of the folder; durability is not what these tests are about, and takes time. */
async function openHere(place = folder): Promise<Database> {
  const database = await openDatabase({ folder: place, durable: false });
  open.push(database);
  return database;
}

async function closeAll(): Promise<void> {
  for (const database of open.splice(0)) await database.close();
}

async function serverPid(): Promise<number> {
  return (await readPostmasterFile(join(folder, 'postgresql')))?.pid ?? 0;
}

const answers = (database: Database) => database.query('select 1 as one').catch(() => null);

/** Run TypeScript in a process of its own, until it says that it is `ready`. */
async function inProcess(script: string) {
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return {
    pid: child.pid,
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

const moduleAt = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);

describe('the data folder', () => {
  it('is created when missing, and keeps what was written', async () => {
    const place = join(folder, 'new', 'deep');
    const first = await openHere(place);
    await first.query(`update clock set offset_ms = 5`);
    await closeAll();
    const second = await openHere(place);
    expect(await second.query('select offset_ms from clock')).toEqual([{ offset_ms: 5n }]);
  });

  it('is not served on a TCP port', async () => {
    await copyDatabase();
    const database = await openHere();
    expect(await database.query('show listen_addresses')).toEqual([{ listen_addresses: '' }]);
  });

  it('loses nothing acknowledged in a power cut, unless a test opts out of durability', async () => {
    const database = await openDatabase({ folder });
    open.push(database);
    for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
      expect(await database.query(`show ${setting}`)).toEqual([{ [setting]: 'on' }]);
    }
  });

  it('refuses a second process, and names the first', async () => {
    await copyDatabase();
    await openHere();
    const refused = openDatabase({ folder });
    await expect(refused).rejects.toThrow(StartFailure);
    await expect(refused).rejects.toThrow(`The data folder ${folder} is in use by process ${process.pid}`);
    await closeAll();
    await openHere();
  });

  it('is unlocked when the process that used it was killed', async () => {
    const held = await inProcess(
      `import { lockFolder } from ${moduleAt('./folder-lock.ts')};
       lockFolder(${JSON.stringify(folder)}); console.log('ready'); setInterval(() => {}, 1000);`,
    );
    expect(() => lockFolder(folder)).toThrow(`in use by process ${held.pid}`);
    await held.kill();
    const lock = lockFolder(folder);
    expect(JSON.parse(await readFile(join(folder, 'owner.json'), 'utf8'))).toMatchObject({
      pid: process.pid,
    });
    lock.release();
  });

  it('can be opened again with all its data after its process was killed, and has one server', async () => {
    const killed = await inProcess(
      `import { openDatabase } from ${moduleAt('../open.ts')};
       const database = await openDatabase({ folder: ${JSON.stringify(folder)}, durable: false });
       await database.query('update clock set offset_ms = 7');
       console.log('ready');`,
    );
    const leftBehind = await serverPid();
    await killed.kill();
    const database = await openHere();
    expect(await database.query('select offset_ms from clock')).toEqual([{ offset_ms: 7n }]);
    expect(await serverPid()).not.toBe(leftBehind);
  });

  it('opens although the process id of a dead server now belongs to another program', async () => {
    await copyDatabase();
    await openHere();
    const note = await readFile(join(folder, 'postgresql/postmaster.pid'), 'utf8');
    await closeAll();
    const other = note.replace(/^\d+/, String(process.ppid));
    await writeFile(join(folder, 'postgresql/postmaster.pid'), other);
    expect(await answers(await openHere())).toEqual([{ one: 1 }]);
  });

  it.each(['SIGKILL', 'SIGQUIT', 'SIGINT'] as const)(
    'gets a new server after the old one was ended by %s, with everything acknowledged',
    async (signal) => {
      await copyDatabase();
      const database = await openHere();
      await database.query('update clock set offset_ms = 9');
      const first = await serverPid();
      process.kill(first, signal);
      await vi.waitUntil(async () => (await serverPid()) !== first && (await answers(database)) !== null, {
        timeout: 60_000,
      });
      expect(await database.query('select offset_ms from clock')).toEqual([{ offset_ms: 9n }]);
    },
  );

  it('of an earlier version is set aside with a message, and a new world begins', async () => {
    const former = join(folder, 'database');
    await mkdir(former);
    await writeFile(join(former, 'PG_VERSION'), '18\n');
    const notices: string[] = [];
    const database = await openDatabase({
      folder,
      durable: false,
      onNotice: (message) => notices.push(message),
    });
    open.push(database);
    const aside = join(folder, 'database-of-earlier-version');
    expect(notices).toEqual([expect.stringContaining(`it is kept in ${aside}, and a new world begins.`)]);
    expect(await readdir(aside)).toEqual(['PG_VERSION']);
    expect(await database.query('select count(*)::int as products from product')).toEqual([{ products: 0 }]);
  });

  it('with the schema of an earlier version is set aside as well', async () => {
    const earlier = await openDatabase({ folder, durable: false });
    await earlier.query(`update migration set name = '0001-clock-and-ledger.sql' where name like '0001-%'`);
    await earlier.query(`insert into closed_service (name) values ('coupons')`);
    await earlier.close();
    const notices: string[] = [];
    const onNotice = (message: string) => notices.push(message);
    const database = await openDatabase({ folder, durable: false, onNotice });
    open.push(database);
    const aside = join(folder, 'postgresql-of-earlier-version');
    expect(notices).toEqual([expect.stringContaining(`it is kept in ${aside}, and a new world begins.`)]);
    expect(await readdir(aside)).toContain('PG_VERSION');
    expect(await database.query('select from closed_service')).toEqual([]);
  });

  it('is refused with a message where it is a file', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    await expect(openHere(file)).rejects.toThrow(`The data folder ${file} is not a folder`);
  });

  it('is created again where it was left incomplete', async () => {
    await mkdir(join(folder, 'postgresql.new', 'base'), { recursive: true });
    const database = await openHere();
    expect(await database.query('select count(*)::int as clocks from clock')).toEqual([{ clocks: 1 }]);
  });

  it.each([
    ['PG_VERSION', '3', 'The database in .+ was made by another version of PostgreSQL: '],
    ['global/pg_control', 'gold', 'The database in .+ cannot be opened: PostgreSQL says "'],
    ['postgresql.conf', 'gold = plenty', 'The database in .+ cannot be opened: PostgreSQL says "'],
  ])('is refused with a message when its %s is damaged', async (file, content, message) => {
    await copyDatabase();
    await writeFile(join(folder, 'postgresql', file), content);
    const refused = openHere();
    await expect(refused).rejects.toThrow(StartFailure);
    await expect(refused).rejects.toThrow(new RegExp(`^${message}[^\n]+\\.$`));
  });

  it('is refused with a message when its lock is damaged', async () => {
    await writeFile(join(folder, 'lock'), 'gold '.repeat(1000));
    await expect(openHere()).rejects.toThrow(`The data folder ${folder} is damaged: `);
  });
});

describe('an external server', () => {
  it('is named in the message when it cannot be reached, without the password', async () => {
    const refused = openDatabase({ url: 'postgresql://miner:secret@127.0.0.1:1/gold' });
    await expect(refused).rejects.toThrow(StartFailure);
    await expect(refused).rejects.toThrow('PostgreSQL at postgresql://miner@127.0.0.1:1/gold cannot be used');
  });
});
