import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { StartFailure } from './failure.ts';
import { lockFolder } from './folder-lock.ts';
import { openDatabase } from './open.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paydirt-open-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the data folder', () => {
  it('is made when missing, and keeps what was written', async () => {
    const place = { folder: join(folder, 'new', 'deep') };
    const first = await openDatabase(place);
    await first.query(`update clock set offset_ms = 5`);
    await first.close();
    const second = await openDatabase(place);
    expect(await second.query('select offset_ms from clock')).toEqual([{ offset_ms: 5n }]);
    await second.close();
  });

  it('refuses a second user, and names the first', async () => {
    const database = await openDatabase({ folder });
    const refused = openDatabase({ folder });
    await expect(refused).rejects.toThrow(StartFailure);
    await expect(refused).rejects.toThrow(`The data folder ${folder} is in use by process ${process.pid}`);
    await database.close();
    await (await openDatabase({ folder })).close();
  });

  it('is free again when the process that had it was killed', async () => {
    const held = spawn(process.execPath, [
      '--input-type=module',
      '-e',
      `import { lockFolder } from ${JSON.stringify(new URL('./folder-lock.ts', import.meta.url).href)};
       lockFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000);`,
    ]);
    await once(held.stdout, 'data');
    expect(() => lockFolder(folder)).toThrow(`in use by process ${held.pid}`);
    held.kill('SIGKILL');
    await once(held, 'exit');
    const lock = lockFolder(folder);
    expect(JSON.parse(await readFile(join(folder, 'owner.json'), 'utf8'))).toMatchObject({
      pid: process.pid,
    });
    lock.release();
  });

  it('that is a file is refused with a sentence', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    await expect(openDatabase({ folder: file })).rejects.toThrow(`The data folder ${file} is not a folder`);
  });

  it('that was left half made is made anew', async () => {
    await mkdir(join(folder, 'database.new', 'base'), { recursive: true });
    const database = await openDatabase({ folder });
    expect(await database.query('select count(*)::int as clocks from clock')).toEqual([{ clocks: 1 }]);
    await database.close();
  });
});

describe('PostgreSQL', () => {
  it('that cannot be reached is named in a sentence, without the password', async () => {
    const refused = openDatabase({ url: 'postgresql://miner:secret@127.0.0.1:1/gold' });
    await expect(refused).rejects.toThrow(StartFailure);
    await expect(refused).rejects.toThrow('PostgreSQL at postgresql://miner@127.0.0.1:1/gold cannot be used');
  });
});
