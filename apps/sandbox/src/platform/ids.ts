/** Characters of ids, both random ones and those of the seed. */
export const ID_ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';
/** Number of characters of an id after its prefix. */
export const ID_LENGTH = 20;

/** Draw a number below `bound`, which is at most 256, from random bytes; all numbers are equally likely. */
export function drawBelow(bound: number, nextByte: () => number): number {
  // Bytes from the last multiple of the bound on would make lower numbers likelier: draw again.
  const limit = 256 - (256 % bound);
  let byte = nextByte();
  while (byte >= limit) byte = nextByte();
  return byte % bound;
}
