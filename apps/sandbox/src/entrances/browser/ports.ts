import { scryptAsync } from '@noble/hashes/scrypt.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

import type { Ports } from '../../operation/operation.ts';
import { portsOf } from '../ports.ts';
import { browserDrawer } from './documents.ts';
import { readMigrations } from './migrations.ts';
import { browserPictures } from './pictures.ts';

const WORDS = 2 ** 32;

/**
 * Draw a whole number from zero to below `limit`, evenly distributed: values that would favour small numbers
 * are drawn again.
 */
function randomInt(limit: number): number {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return word < WORDS - (WORDS % limit) ? word % limit : randomInt(limit);
}

/** Make the ports of services that run in a browser. */
export const browserPorts = (publicUrl: string): Ports =>
  portsOf(
    {
      randomInt,
      randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
      sha256: (data) => sha256(typeof data === 'string' ? utf8ToBytes(data) : data),
      scrypt: (password, salt, { logCost, blockSize, parallel }, dkLen) =>
        scryptAsync(password, salt, { N: 2 ** logCost, r: blockSize, p: parallel, dkLen }),
      drawer: browserDrawer,
      pictures: browserPictures,
      migrations: readMigrations,
    },
    // There is no support chat: its page would be in a frame without an origin, whose requests no tab can
    // answer.
    { publicUrl, supportUrl: '' },
  );
