import { CONSTANTS } from '@paydirt/domain';

import { createFileQueue, DRAWN_LIMITS, WRITTEN_LIMITS } from '../documents/file-queue.ts';
import type { Ports } from '../operation/operation.ts';
import { serviceNow } from '../platform/clock.ts';
import { ID_ALPHABET, ID_LENGTH } from '../platform/ids.ts';
import {
  hashPassword,
  SALT_BYTES,
  type Scrypt,
  SCRYPT_COST,
  verifyPassword,
} from '../platform/password-hash.ts';

/** Ports that differ between entrances: Node, or a browser. */
export interface Host extends Pick<Ports, 'randomBytes' | 'sha256' | 'drawer' | 'pictures' | 'migrations'> {
  /** Draw a whole number from zero to below `limit`, evenly distributed. */
  readonly randomInt: (limit: number) => number;
  readonly scrypt: Scrypt;
}

/** Settings of the services. */
export interface PortsOptions {
  readonly publicUrl: string;
  /** Address of the support chat's page. @default `/support`, of the app's own origin */
  readonly supportUrl?: string | undefined;
  /** Factor of the daily limits (codes, feedback with pictures), for measurements and tests. @default 1 */
  readonly dailyFactor?: number;
  /** Storage limit of all pictures, in bytes. @default 2 GB */
  readonly worldStorageBytes?: number | undefined;
  /** Binary logarithm of the work that a new password hash costs. @default 14 */
  readonly passwordLogCost?: number | undefined;
}

/** Create the ports of the services from those of their entrance. */
export function portsOf(
  { randomInt, scrypt, ...host }: Host,
  {
    publicUrl,
    supportUrl = '/support',
    dailyFactor = 1,
    worldStorageBytes = CONSTANTS.WORLD_STORAGE_MAX_BYTES,
    passwordLogCost = SCRYPT_COST.logCost,
  }: PortsOptions,
): Ports {
  const cost = { ...SCRYPT_COST, logCost: passwordLogCost };
  return {
    ...host,
    readClock: serviceNow,
    newId(prefix) {
      let id = `${prefix}_`;
      for (let i = 0; i < ID_LENGTH; i += 1) id += ID_ALPHABET[randomInt(ID_ALPHABET.length)];
      return id;
    },
    newCode: () => String(randomInt(1_000_000)).padStart(6, '0'),
    newClassKey: () =>
      String(randomInt(100_000_000))
        .padStart(8, '0')
        .replace(/^\d{4}/, '$&-'),
    hashPassword: (password) => hashPassword(scrypt, password, host.randomBytes(SALT_BYTES), cost),
    verifyPassword: (password, encoded) => verifyPassword(scrypt, password, encoded),
    publicUrl,
    supportUrl,
    queues: { drawn: createFileQueue(DRAWN_LIMITS), written: createFileQueue(WRITTEN_LIMITS) },
    codesADay: {
      destination: Math.ceil(CONSTANTS.CODES_A_DAY * dailyFactor),
      device: Math.ceil(CONSTANTS.CODES_A_DAY_OF_DEVICE * dailyFactor),
    },
    picturedFeedbackADay: Math.ceil(CONSTANTS.FEEDBACK_WITH_PICTURES_A_DAY * dailyFactor),
    storage: { memberBytes: CONSTANTS.MEMBER_STORAGE_MAX_BYTES, worldBytes: worldStorageBytes },
  };
}
