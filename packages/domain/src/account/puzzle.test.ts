import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { toHex, utf8Bytes } from '../proof/merkle-bytes.ts';
import { sha256 } from '../proof/sha256.ts';
import { isSolution, solvePuzzle } from './puzzle.ts';

const puzzleArbitrary = fc.record({
  challenge: fc.string({ minLength: 1, maxLength: 40 }),
  difficulty: fc.integer({ min: 0, max: 8 }),
});

/** The bits of a hash, as digits: an implementation independent of the puzzle's. */
const bitsOf = (challenge: string, solution: string) =>
  BigInt(`0x1${toHex(sha256(utf8Bytes(`${challenge}:${solution}`)))}`)
    .toString(2)
    .slice(1);

describe('a puzzle of work', () => {
  test('is solved by the solution that was found, which has the required zero bits', () => {
    fc.assert(
      fc.property(puzzleArbitrary, (puzzle) => {
        const solution = solvePuzzle(sha256, puzzle);
        expect(isSolution(sha256, puzzle, solution)).toBe(true);
        expect(bitsOf(puzzle.challenge, solution).slice(0, puzzle.difficulty)).toBe(
          '0'.repeat(puzzle.difficulty),
        );
      }),
      { numRuns: 50 },
    );
  });

  test('is solved by a text exactly when its bits match', () => {
    fc.assert(
      fc.property(puzzleArbitrary, fc.string({ maxLength: 10 }), (puzzle, guess) => {
        const zeros = bitsOf(puzzle.challenge, guess).search('1');
        expect(isSolution(sha256, puzzle, guess)).toBe(zeros >= puzzle.difficulty);
      }),
    );
  });

  test('is not solved by the solution of another puzzle', () => {
    const difficulty = 12;
    const solution = solvePuzzle(sha256, { challenge: 'one', difficulty });
    expect(isSolution(sha256, { challenge: 'another', difficulty }, solution)).toBe(false);
  });
});
