/** A kind of picture that browsers draw. */
export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif';

/** How many bytes {@link sniffPicture} needs to see. */
export const SNIFF_BYTES = 12;

/** Say what a file is by its first bytes, whatever its name says; null for what is no picture (PRODUCT 6). */
export function sniffPicture(bytes: Uint8Array): PictureType | null {
  if (starts(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (starts(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  // "GIF87a" and "GIF89a".
  if (starts(bytes, [0x47, 0x49, 0x46, 0x38]) && bytes[5] === 0x61) return 'image/gif';
  // "RIFF", four bytes of length, "WEBP".
  if (starts(bytes, [0x52, 0x49, 0x46, 0x46]) && starts(bytes.subarray(8), [0x57, 0x45, 0x42, 0x50])) {
    return 'image/webp';
  }
  return null;
}

function starts(bytes: Uint8Array, marks: readonly number[]): boolean {
  return marks.every((mark, index) => bytes[index] === mark);
}
