import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

import type { Migration } from '../../database/migrate.ts';

const TEXTS = import.meta.glob<string>('../../../migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Get the numbered steps, in order. */
export async function readMigrations(): Promise<Migration[]> {
  return Object.entries(TEXTS)
    .map(([path, text]) => ({
      name: path.slice(path.lastIndexOf('/') + 1),
      text,
      checksum: bytesToHex(sha256(utf8ToBytes(text))),
    }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}
