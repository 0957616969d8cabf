import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { expect, test } from 'vitest';

import { freshDatabase } from '../testing/fresh-database.ts';
import type { HeldMemory } from './steady-memory.fixture.ts';

const READER = fileURLToPath(new URL('./steady-memory.fixture.ts', import.meta.url));
const READS_PER_PART = 4000;
const PARTS = 5;
const MANY_READS_MS = 600_000;

test(
  'twenty thousand mixed reads do not increase memory use',
  async () => {
    const { url, drop } = await freshDatabase({ seeded: true });
    try {
      const args = [READER, url, String(READS_PER_PART), String(PARTS)];
      const { stdout } = await promisify(execFile)(process.execPath, args);
      const { held, faults } = JSON.parse(stdout) as HeldMemory;
      expect(faults).toBe(0);
      const [before = 0, ...after] = held;
      expect(Math.max(...after) / before).toBeLessThan(1.05);
    } finally {
      await drop();
    }
  },
  MANY_READS_MS,
);
