/** Draw a whole number from 0 to below the count, all equally likely. */
export type Draw = (count: number) => number;

const RANGE = 2 ** 32;

/**
 * Create draws that are the same for everyone who starts with the same seed: mulberry32, seeded with the 32-bit FNV-1a
 * hash of the seed. For showing chances, never for keeping secrets. A draw throws unless the count is a whole number
 * from 1 to 2^32.
 */
export function seededDraws(seed: string): Draw {
  let state = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1) {
    state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193);
  }
  return (count) => {
    if (!Number.isInteger(count) || count < 1 || count > RANGE)
      throw new RangeError(`domain: nothing can be drawn of ${count}`);
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / RANGE) * count);
  };
}
