import type { Ports } from '../operation/operation.ts';
import { ID_ALPHABET, ID_LENGTH } from '../platform/ids.ts';

/**
 * Make ports whose ids, bytes and codes follow from a text alone, so that the seed gives the same
 * rows each time. Passwords are hashed as ever, with salt that nobody can foresee.
 */
export function seededPorts(ports: Ports, text: string): Ports {
  let block = new Uint8Array(0);
  let used = 0;
  let count = 0;

  function nextByte(): number {
    if (used === block.length) {
      block = Uint8Array.from(ports.sha256(`${text}:${count}`));
      count += 1;
      used = 0;
    }
    used += 1;
    return block[used - 1] ?? 0;
  }

  /** A number below `bound`, at most 256, evenly spread. */
  function below(bound: number): number {
    const fair = 256 - (256 % bound);
    let byte = nextByte();
    while (byte >= fair) byte = nextByte();
    return byte % bound;
  }

  const letters = () =>
    Array.from({ length: ID_LENGTH }, () => ID_ALPHABET[below(ID_ALPHABET.length)]).join('');
  return {
    ...ports,
    newId: (prefix) => `${prefix}_${letters()}`,
    randomBytes: (length) => Uint8Array.from({ length }, nextByte),
    newCode: () => Array.from({ length: 6 }, () => below(10)).join(''),
  };
}

/** A number from 0 up to `bound`, not included, that follows from a text alone. */
export function pick({ sha256 }: Pick<Ports, 'sha256'>, text: string, bound: number): number {
  const [a = 0, b = 0, c = 0] = sha256(text);
  return (a * 65_536 + b * 256 + c) % bound;
}
