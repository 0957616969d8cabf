import type { Ports } from '../operation/operation.ts';
import { drawBelow, ID_ALPHABET, ID_LENGTH } from '../platform/ids.ts';

/** Derive bytes from a text alone. */
function bytesOf({ sha256 }: Pick<Ports, 'sha256'>, text: string): () => number {
  let block = new Uint8Array(0);
  let used = 0;
  let count = 0;
  return () => {
    if (used === block.length) {
      block = Uint8Array.from(sha256(`${text}:${count}`));
      count += 1;
      used = 0;
    }
    used += 1;
    return block[used - 1] ?? 0;
  };
}

/**
 * Create ports whose ids, bytes and codes are derived only from a text, so that the seed creates the same
 * rows each time. Each kind of id has its own sequence, because the number of requests depends on the speed
 * of the machine. Passwords are hashed as usual, with a random salt.
 */
export function seededPorts(ports: Ports, text: string): Ports {
  const kinds = new Map<string, () => number>();

  function byteOf(kind: string): () => number {
    const known = kinds.get(kind) ?? bytesOf(ports, `${text}:${kind}`);
    kinds.set(kind, known);
    return known;
  }

  const characters = (alphabet: string, length: number, kind: string) =>
    Array.from({ length }, () => alphabet[drawBelow(alphabet.length, byteOf(kind))]).join('');
  return {
    ...ports,
    newId: (prefix) => `${prefix}_${characters(ID_ALPHABET, ID_LENGTH, prefix)}`,
    randomBytes: (length) => Uint8Array.from({ length }, byteOf(`bytes ${length}`)),
    newCode: () => characters('0123456789', 6, 'code'),
  };
}

/** Derive a number from 0 up to `bound`, which is excluded, from a text alone. */
export function pick({ sha256 }: Pick<Ports, 'sha256'>, text: string, bound: number): number {
  const [a = 0, b = 0, c = 0] = sha256(text);
  return (a * 65_536 + b * 256 + c) % bound;
}
