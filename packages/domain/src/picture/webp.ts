import { err, ok, type Result } from '../result.ts';
import { letters, type PictureFault, type PictureParts, readLittle } from './picture-parts.ts';
import { startsWith } from './picture-type.ts';

const BROKEN = err<PictureFault>('picture_broken');

interface Size {
  readonly width: number;
  readonly height: number;
}

const HEAD_BYTES = 12;
/** Flags of the extended form. */
const ANIMATION = 0x02;
const XMP = 0x04;
const EXIF = 0x08;

/** Size of a picture with losses; null where it is not whole. */
function lossySize(data: Uint8Array): Size | null {
  const tag = readLittle(data, 0, 3);
  const width = readLittle(data, 6, 2);
  const height = readLittle(data, 8, 2);
  if (tag === undefined || width === undefined || height === undefined) return null;
  const isKeyFrame = (tag & 1) === 0 && startsWith(data.subarray(3), '\x9d\x01\x2a');
  // The first part of the data, whose length stands in the tag, and something after it.
  if (!isKeyFrame || 10 + (tag >>> 5) >= data.length) return null;
  return { width: width & 0x3fff, height: height & 0x3fff };
}

function losslessSize(data: Uint8Array): Size | null {
  const bits = readLittle(data, 1, 4);
  if (data[0] !== 0x2f || bits === undefined) return null;
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

function extendedSize(data: Uint8Array): Size | null {
  const width = readLittle(data, 4, 3);
  const height = readLittle(data, 7, 3);
  return width === undefined || height === undefined ? null : { width: width + 1, height: height + 1 };
}

/** The extended form's head, which no longer announces what was left out. */
function withoutNotes(chunk: Uint8Array): Uint8Array {
  const copy = chunk.slice();
  copy[8] = (copy[8] ?? 0) & ~(XMP | EXIF);
  return copy;
}

function written(chunks: readonly Uint8Array[]): Uint8Array[] {
  const head = new Uint8Array(HEAD_BYTES);
  head.set(letters('RIFF\0\0\0\0WEBP'));
  const bytes = chunks.reduce((sum, chunk) => sum + chunk.length, 4);
  new DataView(head.buffer).setUint32(4, bytes, true);
  return [head, ...chunks];
}

/** Take a WebP apart; what lies behind its end is not part of it. */
export function readWebp(bytes: Uint8Array): Result<PictureParts, PictureFault> {
  const end = (readLittle(bytes, 4, 4) ?? Infinity) + 8;
  if (end > bytes.length) return BROKEN;
  const chunks: Uint8Array[] = [];
  let canvas: Size | null = null;
  let picture: Size | null = null;
  for (let place = HEAD_BYTES; place < end;) {
    const length = readLittle(bytes, place + 4, 4);
    if (length === undefined || place + 8 + length > end) return BROKEN;
    const chunk = bytes.subarray(place, Math.min(place + 8 + length + (length % 2), end));
    const data = chunk.subarray(8, 8 + length);
    const type = String.fromCharCode(...chunk.subarray(0, 4));
    place += chunk.length;
    if (type === 'VP8X') {
      canvas = extendedSize(data);
      if (canvas === null || chunks.length > 0) return BROKEN;
      if ((data[0] ?? 0) & ANIMATION) return err('picture_moving');
      chunks.push(withoutNotes(chunk));
    } else if (type === 'VP8 ' || type === 'VP8L') {
      if (picture !== null) return BROKEN;
      picture = type === 'VP8L' ? losslessSize(data) : lossySize(data);
      if (picture === null) return BROKEN;
      chunks.push(chunk);
    } else if (canvas !== null && (type === 'ICCP' || type === 'ALPH')) chunks.push(chunk);
  }
  const size = canvas ?? picture;
  if (picture === null || size === null || size.width === 0 || size.height === 0) return BROKEN;
  return ok({ ...size, parts: written(chunks) });
}
