/** A kind of picture that every browser draws. */
export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif';

/** Number of bytes that {@link sniffPicture} needs. */
export const SNIFF_BYTES = 64;

/**
 * Detect a file's type by its first bytes, whatever its name says; null if it is not a supported picture (PRODUCT 6).
 */
export function sniffPicture(bytes: Uint8Array): PictureType | 'heic' | null {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'image/jpeg';
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'image/gif';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes.subarray(8), 'WEBP')) return 'image/webp';
  return isHeic(bytes) ? 'heic' : null;
}

/** Check that bytes begin with these characters, each of them one byte. */
export function startsWith(bytes: Uint8Array, marks: string): boolean {
  if (bytes.length < marks.length) return false;
  for (let place = 0; place < marks.length; place += 1) {
    if (bytes[place] !== marks.charCodeAt(place)) return false;
  }
  return true;
}

/**
 * Recognise HEIC, the format of iPhone photographs, by its box of brands: at least one HEVC brand, and no AV1 brand.
 */
function isHeic(bytes: Uint8Array): boolean {
  if (!startsWith(bytes.subarray(4), 'ftyp')) return false;
  const end = Math.min(bytes.length, (bytes[2] ?? 0) * 256 + (bytes[3] ?? 0));
  const brands: string[] = [];
  // The box lists brands, except that its second word is a version: skip that.
  for (let place = 8; place + 4 <= end; place += place === 8 ? 8 : 4)
    brands.push(String.fromCharCode(...bytes.subarray(place, place + 4)));
  if (brands.some((brand) => brand.startsWith('avi'))) return false;
  return brands.some((brand) => /^(?:he[iv].|mif1|msf1)$/.test(brand));
}
