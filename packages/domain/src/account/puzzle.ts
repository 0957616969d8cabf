import { utf8Bytes } from '../proof/merkle-bytes.ts';
import type { HashSync } from '../proof/merkle.ts';

/**
 * A proof-of-work puzzle: find a text that, appended to the challenge, has a hash with a number of leading zero
 * bits.
 */
export interface Puzzle {
  readonly challenge: string;
  /** Number of zero bits with which the hash begins; each additional bit doubles the work. */
  readonly difficulty: number;
}

/** Count the leading zero bits of bytes. */
function leadingZeroBits(bytes: Uint8Array): number {
  let bits = 0;
  for (const byte of bytes) {
    if (byte !== 0) return bits + Math.clz32(byte) - 24;
    bits += 8;
  }
  return bits;
}

/** Check the solution of a puzzle: one hash, whatever its difficulty. */
export function isSolution(hash: HashSync, { challenge, difficulty }: Puzzle, solution: string): boolean {
  return leadingZeroBits(hash(utf8Bytes(`${challenge}:${solution}`))) >= difficulty;
}

/**
 * Solve a puzzle by trying 0, 1, 2 and so on. It takes about 2^difficulty hashes, so never run it on a page's main
 * thread.
 */
export function solvePuzzle(hash: HashSync, puzzle: Puzzle): string {
  for (let attempt = 0; ; attempt += 1) {
    const solution = String(attempt);
    if (isSolution(hash, puzzle, solution)) return solution;
  }
}
