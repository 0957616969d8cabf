import { createHash, randomBytes, randomInt, scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

import { CONSTANTS } from '@paydirt/domain';

import { serviceNow } from './platform/clock.ts';
import { ID_ALPHABET, ID_LENGTH } from './platform/ids.ts';
import type { Ports } from './operation/operation.ts';
import { createPictures } from './pictures/create-pictures.ts';
import type { Pictures } from './pictures/pictures.ts';
import { createDrawer } from './documents/draw-document.ts';
import { createFileQueue, DRAWN_LIMITS, WRITTEN_LIMITS } from './documents/file-queue.ts';

/** OWASP's parameters for scrypt: 16 MiB, five times over. */
const SCRYPT = { logCost: 14, blockSize: 8, parallel: 5, saltBytes: 16, hashBytes: 32 } as const;

const derive = promisify<string, Uint8Array, number, ScryptOptions, Buffer>(scrypt);

interface Cost {
  readonly logCost: number;
  readonly blockSize: number;
  readonly parallel: number;
}

function deriveWith(
  { logCost, blockSize, parallel }: Cost,
  password: string,
  salt: Uint8Array,
  bytes: number,
): Promise<Buffer> {
  const N = 2 ** logCost;
  return derive(password.normalize('NFKC'), salt, bytes, {
    N,
    r: blockSize,
    p: parallel,
    maxmem: 256 * N * blockSize,
  });
}

/** Encode as the password hashing competition does: `$scrypt$ln=14,r=8,p=5$salt$hash`. */
async function hashPassword(password: string, logCost: number): Promise<string> {
  const { blockSize, parallel } = SCRYPT;
  const salt = randomBytes(SCRYPT.saltBytes);
  const hash = await deriveWith({ logCost, blockSize, parallel }, password, salt, SCRYPT.hashBytes);
  return `$scrypt$ln=${logCost},r=${blockSize},p=${parallel}$${unpadded(salt)}$${unpadded(hash)}`;
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/={1,2}$/, '');
}

const ENCODED = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** A hash of no password, so that an unknown account takes as long as a known one. */
const NOBODY = `$scrypt$ln=${SCRYPT.logCost},r=${SCRYPT.blockSize},p=${SCRYPT.parallel}$${unpadded(Buffer.alloc(SCRYPT.saltBytes))}$${unpadded(Buffer.alloc(SCRYPT.hashBytes))}`;

async function verifyPassword(password: string, encoded: string): Promise<boolean> {
  const parts = ENCODED.exec(encoded) ?? ENCODED.exec(NOBODY);
  if (!parts) throw new Error('ports: the hash of nobody is malformed');
  const [, logCost, blockSize, parallel, salt = '', hash = ''] = parts;
  const cost = { logCost: Number(logCost), blockSize: Number(blockSize), parallel: Number(parallel) };
  const expected = Buffer.from(hash, 'base64');
  const actual = await deriveWith(cost, password, Buffer.from(salt, 'base64'), expected.length);
  return timingSafeEqual(actual, expected) && ENCODED.test(encoded);
}

function newId(prefix: string): string {
  let id = `${prefix}_`;
  for (let i = 0; i < ID_LENGTH; i += 1) id += ID_ALPHABET[randomInt(ID_ALPHABET.length)];
  return id;
}

/** Options of {@link createPorts}. */
export interface PortsOptions {
  readonly publicUrl: string;
  /** Address of the support chat's page. @default `/support`, of the app's own origin */
  readonly supportUrl?: string | undefined;
  /** By how much more is sent on a day (codes, feedback with pictures), for whoever measures or tests by it. @default 1 */
  readonly dailyFactor?: number;
  /** Storage limit of all pictures, in bytes. @default 2 GB */
  readonly worldStorageBytes?: number | undefined;
  /** Decoder of pictures. @default a process of its own */
  readonly pictures?: Pictures;
  /** Binary logarithm of the work that a new password hash costs. @default 14 */
  readonly passwordLogCost?: number;
}

/** Make the ports of a real process: the system's chance, scrypt, SHA-256, a decoder of pictures. */
export function createPorts({
  publicUrl,
  supportUrl = '/support',
  dailyFactor = 1,
  worldStorageBytes = CONSTANTS.WORLD_STORAGE_MAX_BYTES,
  pictures = createPictures(),
  passwordLogCost = SCRYPT.logCost,
}: PortsOptions): Ports {
  return {
    readClock: serviceNow,
    newId,
    randomBytes: (length) => new Uint8Array(randomBytes(length)),
    newCode: () => String(randomInt(1_000_000)).padStart(6, '0'),
    newClassKey: () =>
      String(randomInt(100_000_000))
        .padStart(8, '0')
        .replace(/^\d{4}/, '$&-'),
    hashPassword: (password) => hashPassword(password, passwordLogCost),
    verifyPassword,
    sha256: (data) => new Uint8Array(createHash('sha256').update(data).digest()),
    publicUrl,
    supportUrl,
    drawer: createDrawer(),
    queues: { drawn: createFileQueue(DRAWN_LIMITS), written: createFileQueue(WRITTEN_LIMITS) },
    codesADay: {
      destination: Math.ceil(CONSTANTS.CODES_A_DAY * dailyFactor),
      device: Math.ceil(CONSTANTS.CODES_A_DAY_OF_DEVICE * dailyFactor),
    },
    picturedFeedbackADay: Math.ceil(CONSTANTS.FEEDBACK_WITH_PICTURES_A_DAY * dailyFactor),
    pictures,
    storage: { memberBytes: CONSTANTS.MEMBER_STORAGE_MAX_BYTES, worldBytes: worldStorageBytes },
  };
}
