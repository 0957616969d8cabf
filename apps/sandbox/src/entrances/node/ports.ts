import { hash, randomBytes, randomInt, scrypt, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';

import { readMigrations } from '../../database/migration-files.ts';
import { createDrawer } from '../../documents/draw-document.ts';
import type { Ports } from '../../operation/operation.ts';
import { createPictures } from '../../pictures/create-pictures.ts';
import type { Pictures } from '../../pictures/pictures.ts';
import { drawingWorkers } from '../../documents/drawing-workers.ts';
import { portsOf, type PortsOptions } from '../ports.ts';

const derive = promisify<string, Uint8Array, number, ScryptOptions, Buffer>(scrypt);

/** Options of {@link createPorts}. */
export interface NodePortsOptions extends PortsOptions {
  /** Decoder of pictures. @default a separate process */
  readonly pictures?: Pictures;
}

/**
 * Create the ports of a real process: random numbers of the system, scrypt, SHA-256, a decoder of pictures.
 */
export function createPorts({ pictures = createPictures(), ...options }: NodePortsOptions): Ports {
  return portsOf(
    {
      randomInt: (limit) => randomInt(limit),
      randomBytes: (length) => new Uint8Array(randomBytes(length)),
      sha256: (data) => new Uint8Array(hash('sha256', data, 'buffer')),
      scrypt(password, salt, { logCost, blockSize, parallel }, length) {
        const N = 2 ** logCost;
        return derive(password, salt, length, { N, r: blockSize, p: parallel, maxmem: 256 * N * blockSize });
      },
      drawer: createDrawer(drawingWorkers()),
      pictures,
      migrations: readMigrations,
    },
    options,
  );
}
