import { err, ok, type Result } from '../result.ts';
import { type PictureFault, type PictureParts, readBig } from './picture-parts.ts';

const BROKEN = err<PictureFault>('picture_broken');

/** Bit depths of each sort of colour. */
const DEPTHS: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};
const PALETTE_COLOURS = 3;
const HEAD_BYTES = 13;
/** What changes how a PNG looks; the others hold texts, times and places. */
const DRAWING = [
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'sBIT',
  'cICP',
  'pHYs',
];
const MOVING = 'acTL';
const SIGNATURE_BYTES = 8;

const CRC_TABLE = /* @__PURE__ */ Uint32Array.from({ length: 256 }, (_, n) => {
  let value = n;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** The check sum that PNG has behind each chunk (CRC-32). */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

function readHead(head: Uint8Array): { width: number; height: number; colour: number } | null {
  const width = readBig(head, 0, 4);
  const height = readBig(head, 4, 4);
  const [depth = 0, colour = -1, compression, filter, interlace = 2] = head.subarray(8);
  if (head.length !== HEAD_BYTES || !width || !height || !DEPTHS[colour]?.includes(depth)) return null;
  return compression === 0 && filter === 0 && interlace <= 1 ? { width, height, colour } : null;
}

/** Take a PNG apart, each chunk held against its check sum; what lies behind its end is not part of it. */
export function readPng(bytes: Uint8Array): Result<PictureParts, PictureFault> {
  const parts: Uint8Array[] = [bytes.subarray(0, SIGNATURE_BYTES)];
  const seen = new Set<string>();
  let head: ReturnType<typeof readHead> = null;
  for (let place = SIGNATURE_BYTES; ;) {
    const length = readBig(bytes, place, 4);
    if (length === undefined || place + length + 12 > bytes.length) return BROKEN;
    const chunk = bytes.subarray(place, place + length + 12);
    const type = String.fromCharCode(...chunk.subarray(4, 8));
    if (readBig(chunk, 8 + length, 4) !== crc32(chunk.subarray(4, 8 + length))) return BROKEN;
    if (type === MOVING) return err('picture_moving');
    if ((type === 'IHDR') !== (seen.size === 0)) return BROKEN;
    if (type === 'IHDR') head = readHead(chunk.subarray(8, 8 + length));
    if (head === null) return BROKEN;
    const isCritical = /^[A-Z]/.test(type);
    if (isCritical && !DRAWING.includes(type)) return BROKEN;
    seen.add(type);
    place += chunk.length;
    if (DRAWING.includes(type)) parts.push(chunk);
    if (type !== 'IEND') continue;
    const complete = seen.has('IDAT') && (head.colour !== PALETTE_COLOURS || seen.has('PLTE'));
    return complete ? ok({ width: head.width, height: head.height, parts }) : BROKEN;
  }
}
