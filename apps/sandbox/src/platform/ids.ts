/** Characters of ids, of those made by chance and of the seed's. */
export const ID_ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';
/** Characters of an id after its prefix. */
export const ID_LENGTH = 20;

/** Draw a number below `bound`, which is at most 256, from random bytes; each is as likely as any other. */
export function drawBelow(bound: number, nextByte: () => number): number {
  // Bytes past the last whole multiple of the bound would make the lower numbers likelier.
  const limit = 256 - (256 % bound);
  let byte = nextByte();
  while (byte >= limit) byte = nextByte();
  return byte % bound;
}
