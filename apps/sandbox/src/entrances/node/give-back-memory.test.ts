import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { login } from '@paydirt/contract/account/login';
import { createFeedback } from '@paydirt/contract/messages/feedback';
import { expect, test, vi } from 'vitest';

import { freshDatabase } from '../../testing/fresh-database.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
/** As `npm start` starts the services. */
const MALLOC = JSON.parse(
  readFileSync(new URL('../../../malloc-bounds.json', import.meta.url), 'utf8'),
) as NodeJS.ProcessEnv;
const PATIENT = { timeout: 200_000, interval: 200 };

/** A member of the seed. */
const MARA = { phone: '+2348012345678', password: 'Mara12345' };
const BODY = `--x\r\nContent-Disposition: form-data; name="files[]"; filename="b"\r\n\r\n${'-'.repeat(18_000_000)}`;

const megabytesOf = (pid: number) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

test(
  'returns the memory of many large bodies although nothing else is allocated',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'paydirt-memory-'));
    const { url, drop } = await freshDatabase({ seeded: true });
    const child = spawn(process.execPath, [MAIN], {
      env: {
        ...process.env,
        ...MALLOC,
        PORT: '0',
        DATABASE_URL: url,
        PAYDIRT_DATA: folder,
        PAYDIRT_WEB: folder,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      let output = '';
      child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
      const address = await vi.waitUntil(() => /services at (http:\S+)/.exec(output)?.[1], PATIENT);
      const post = async (path: string, headers: Record<string, string>, body: string) =>
        (await fetch(`${address}/api/user/${path}`, { method: 'POST', headers, body })).json() as Promise<{
          message: string;
          msg: string;
        }>;
      const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
      const { msg: token } = await post(login.path, form, new URLSearchParams(MARA).toString());
      const before = megabytesOf(child.pid ?? 0);
      const head = { 'Content-Type': 'multipart/form-data; boundary=x', 'X-Access-Token': token };
      const send = () => post(createFeedback.path, head, BODY);
      let most = before;
      const looking = setInterval(() => (most = Math.max(most, megabytesOf(child.pid ?? 0))), 50);
      const answers = await Promise.all(Array.from({ length: 8 }, send));
      clearInterval(looking);
      expect(answers.map(({ message }) => message)).toEqual(Array(8).fill('invalid_input'));
      expect(most / before).toBeGreaterThan(1.2);
      await vi.waitUntil(() => megabytesOf(child.pid ?? 0) / before < 1.2, PATIENT);
    } finally {
      const closed = once(child, 'close');
      child.kill('SIGKILL');
      await closed;
      await drop();
      await rm(folder, { recursive: true, force: true });
    }
  },
  2 * PATIENT.timeout,
);
