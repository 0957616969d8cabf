import { crc32, deflateSync } from 'node:zlib';

import { joinBytes, bytesOf, PNG } from '@paydirt/domain/picture/pictures.fixture';

/** Pictures that are hard for decoders, built byte by byte. */

const PNG_HEAD_END = 8 + 25;

const big = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];

/** A chunk of a PNG with its check sum. */
function pngChunk(type: string, data: Uint8Array | readonly number[]): Uint8Array<ArrayBuffer> {
  const named = joinBytes(bytesOf(type), data);
  return joinBytes(big(data.length), named, big(crc32(named)));
}

/** The PNG of six pixels by four with a chunk more, behind its head. */
export function pngWith(type: string, data: Uint8Array | readonly number[]): Uint8Array<ArrayBuffer> {
  return joinBytes(PNG.subarray(0, PNG_HEAD_END), pngChunk(type, data), PNG.subarray(PNG_HEAD_END));
}

/** A PNG of six pixels by four, in a file of a given size: the rest is in an unknown chunk. */
export function heavyPng(bytes: number): Uint8Array<ArrayBuffer> {
  return pngWith('teSt', new Uint8Array(bytes - PNG.length - 12));
}

/** A black PNG of so many pixels, a bit each: a small file whatever it unfolds to. */
export function pngOf(width: number, height: number): Uint8Array<ArrayBuffer> {
  const rows = new Uint8Array((Math.ceil(width / 8) + 1) * height);
  return joinBytes(
    PNG.subarray(0, 8),
    pngChunk('IHDR', [...big(width), ...big(height), 1, 0, 0, 0, 0]),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', []),
  );
}

/** A PNG that says it moves, as an APNG does before its first picture. */
export const APNG = pngWith('acTL', [...big(2), ...big(0)]);

/** A PNG whose head promises so many pixels, which are not there. */
export function pngPromising(width: number, height: number): Uint8Array<ArrayBuffer> {
  const head = pngChunk('IHDR', [...big(width), ...big(height), 8, 6, 0, 0, 0]);
  return joinBytes(PNG.subarray(0, 8), head, PNG.subarray(PNG_HEAD_END));
}

/** The start of a JPEG, and as many segments of EXIF of 22 bytes as fit, each of which claims 65,535 entries. */
export function jpegOfClaims(bytes: number): Uint8Array<ArrayBuffer> {
  const claim = joinBytes(
    [0xff, 0xe1, 0, 20],
    bytesOf('Exif\0\0MM\0*'),
    [...big(8), 0xff, 0xff],
    bytesOf('\0\0'),
  );
  return joinBytes([0xff, 0xd8], ...Array.from({ length: Math.floor(bytes / claim.length) }, () => claim));
}

/** A GIF of nothing but so many empty extensions. */
export function gifOfExtensions(count: number): Uint8Array<ArrayBuffer> {
  const extensions = new Uint8Array(3 * count).map((_, at) => [0x21, 0xfe, 0][at % 3] ?? 0);
  return joinBytes(bytesOf('GIF89a'), [1, 0, 1, 0, 0, 0, 0], extensions, [0x3b]);
}
