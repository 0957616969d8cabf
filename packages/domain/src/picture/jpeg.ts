import { err, ok, type Result } from '../result.ts';
import { letters, type PictureFault, type PictureParts, readBig, readLittle } from './picture-parts.ts';
import { startsWith } from './picture-type.ts';

const BROKEN = err<PictureFault>('picture_broken');

const END = 0xd9;
const SCAN = 0xda;
const QUANTIZATION = 0xdb;
const HUFFMAN = 0xc4;
/** Baseline, extended and progressive: what browsers draw. */
const FRAMES = [0xc0, 0xc1, 0xc2];
const RESTART_INTERVAL = 0xdd;
const APP_FIRST = 0xe0;
const EXIF = 0xe1;
/** Marks of the stretches that change how a JPEG looks: density, colour profile, Adobe's colours. */
const KEPT_MARKS: Readonly<Record<number, string>> = {
  [APP_FIRST]: 'JFIF\0',
  0xe2: 'ICC_PROFILE\0',
  0xee: 'Adobe',
};
const DRAWING = [...FRAMES, QUANTIZATION, HUFFMAN, RESTART_INTERVAL];

/** Which way up a camera was held, from its EXIF data: 1 to 8; 1 where it does not say. */
function orientationOf(exif: Uint8Array): number {
  const tiff = exif.subarray(6);
  const little = startsWith(tiff, 'II*\0');
  if (!startsWith(exif, 'Exif\0\0') || (!little && !startsWith(tiff, 'MM\0*'))) return 1;
  const read = little ? readLittle : readBig;
  const directory = read(tiff, 4, 4) ?? tiff.length;
  const entries = read(tiff, directory, 2) ?? 0;
  for (let n = 0; n < entries; n += 1) {
    const entry = directory + 2 + 12 * n;
    if (read(tiff, entry, 2) !== 0x0112) continue;
    const value = read(tiff, entry + 8, 2) ?? 1;
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** EXIF data that says which way up and nothing else: no place, no time, no camera. */
function orientationOnly(orientation: number): Uint8Array {
  const head = [0xff, EXIF, 0, 34, ...letters('Exif\0\0MM\0*')];
  return Uint8Array.from([
    ...[...head, 0, 0, 0, 8, 0, 1],
    ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
    ...[0, 0, 0, 0],
  ]);
}

/** Find the marker after the data of a scan; undefined where the data runs out. */
function endOfScan(bytes: Uint8Array, from: number): number | undefined {
  for (let place = bytes.indexOf(0xff, from); place !== -1; place = bytes.indexOf(0xff, place + 1)) {
    const next = bytes[place + 1];
    if (next === undefined) return undefined;
    const belongsToData = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!belongsToData) return place;
  }
  return undefined;
}

/** Take a JPEG apart, from its first marker to its last; what lies behind that is not part of it. */
export function readJpeg(bytes: Uint8Array): Result<PictureParts, PictureFault> {
  const parts: Uint8Array[] = [bytes.subarray(0, 2)];
  const seen = new Set<number>();
  let size: { readonly width: number; readonly height: number } | null = null;
  let orientation = 1;
  let place = 2;
  for (;;) {
    if (bytes[place] !== 0xff) return BROKEN;
    // A marker may be preceded by any number of these.
    if (bytes[place + 1] === 0xff) {
      place += 1;
      continue;
    }
    const marker = bytes[place + 1] ?? 0;
    if (marker === END) {
      if (size === null || !seen.has(SCAN)) return BROKEN;
      parts.push(bytes.subarray(place, place + 2));
      if (orientation !== 1) parts.splice(1, 0, orientationOnly(orientation));
      const { width, height } = size;
      return ok(orientation >= 5 ? { width: height, height: width, parts } : { width, height, parts });
    }
    const length = readBig(bytes, place + 2, 2);
    if (length === undefined || length < 2 || place + 2 + length > bytes.length) return BROKEN;
    const segment = bytes.subarray(place, place + 2 + length);
    const content = segment.subarray(4);
    seen.add(marker);
    place += segment.length;
    if (marker === SCAN) {
      if (size === null || !seen.has(QUANTIZATION) || !seen.has(HUFFMAN)) return BROKEN;
      const end = endOfScan(bytes, place);
      if (end === undefined || end === place) return BROKEN;
      parts.push(segment, bytes.subarray(place, end));
      place = end;
      continue;
    }
    if (FRAMES.includes(marker)) {
      const height = readBig(content, 1, 2);
      const width = readBig(content, 3, 2);
      if (!width || !height || size !== null) return BROKEN;
      size = { width, height };
    } else if (marker >= 0xc0 && marker <= 0xcf && marker !== HUFFMAN) return BROKEN;
    if (marker === EXIF && orientation === 1) orientation = orientationOf(content);
    const mark = KEPT_MARKS[marker];
    if (DRAWING.includes(marker) || (mark !== undefined && startsWith(content, mark))) parts.push(segment);
  }
}
