import { crc32, deflateSync } from 'node:zlib';

import { joinBytes, bytesOf, PNG } from '@paydirt/domain/picture/pictures.fixture';

/** Pictures that are hard for decoders, built byte by byte. */

const PNG_HEAD_END = 8 + 25;

const big = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];

/** Write a chunk of a PNG with its checksum. */
function pngChunk(type: string, data: Uint8Array | readonly number[]): Uint8Array<ArrayBuffer> {
  const named = joinBytes(bytesOf(type), data);
  return joinBytes(big(data.length), named, big(crc32(named)));
}

/** Write a PNG of 6 × 4 pixels with an additional chunk after its header. */
export function pngWith(type: string, data: Uint8Array | readonly number[]): Uint8Array<ArrayBuffer> {
  return joinBytes(PNG.subarray(0, PNG_HEAD_END), pngChunk(type, data), PNG.subarray(PNG_HEAD_END));
}

/** Write a PNG of 6 × 4 pixels in a file of a given size; an unknown chunk fills the rest. */
export function heavyPng(bytes: number): Uint8Array<ArrayBuffer> {
  return pngWith('teSt', new Uint8Array(bytes - PNG.length - 12));
}

/**
 * Write a black PNG of a given size with one bit per pixel, so that the file is small however many pixels it
 * has.
 */
export function pngOf(width: number, height: number): Uint8Array<ArrayBuffer> {
  const rows = new Uint8Array((Math.ceil(width / 8) + 1) * height);
  return joinBytes(
    PNG.subarray(0, 8),
    pngChunk('IHDR', [...big(width), ...big(height), 1, 0, 0, 0, 0]),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', []),
  );
}

/** PNG that declares an animation, like an APNG before its first picture. */
export const APNG = pngWith('acTL', [...big(2), ...big(0)]);

/** Write a PNG whose header declares a size, without the pixels. */
export function pngPromising(width: number, height: number): Uint8Array<ArrayBuffer> {
  const head = pngChunk('IHDR', [...big(width), ...big(height), 8, 6, 0, 0, 0]);
  return joinBytes(PNG.subarray(0, 8), head, PNG.subarray(PNG_HEAD_END));
}

/**
 * Write the start of a JPEG, and as many EXIF segments of 22 bytes as fit, each of which declares 65,535
 * entries.
 */
export function jpegOfClaims(bytes: number): Uint8Array<ArrayBuffer> {
  const claim = joinBytes(
    [0xff, 0xe1, 0, 20],
    bytesOf('Exif\0\0MM\0*'),
    [...big(8), 0xff, 0xff],
    bytesOf('\0\0'),
  );
  return joinBytes([0xff, 0xd8], ...Array.from({ length: Math.floor(bytes / claim.length) }, () => claim));
}

/** Write a GIF that only has a number of empty extensions. */
export function gifOfExtensions(count: number): Uint8Array<ArrayBuffer> {
  const extensions = new Uint8Array(3 * count).map((_, at) => [0x21, 0xfe, 0][at % 3] ?? 0);
  return joinBytes(bytesOf('GIF89a'), [1, 0, 1, 0, 0, 0, 0], extensions, [0x3b]);
}
