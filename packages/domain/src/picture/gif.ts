import { err, ok, type Result } from '../result.ts';
import { type PictureFault, type PictureParts, readLittle } from './picture-parts.ts';

const BROKEN = err<PictureFault>('picture_broken');

const HEAD_BYTES = 13;
const EXTENSION = 0x21;
const IMAGE = 0x2c;
const END = 0x3b;
/** The one extension that changes how a still picture looks: what is see-through. */
const GRAPHIC_CONTROL = 0xf9;

/** Bytes of the table of colours that some flags announce. */
const tableBytes = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Where a row of blocks ends, each of which says its length; undefined past the end of the file. */
function endOfBlocks(bytes: Uint8Array, from: number): number | undefined {
  for (let place = from; ;) {
    const length = bytes[place];
    if (length === undefined) return undefined;
    place += length + 1;
    if (length === 0) return place;
  }
}

/** Take a GIF of one picture apart; what lies behind its end is not part of it. */
export function readGif(bytes: Uint8Array): Result<PictureParts, PictureFault> {
  const screen = { width: readLittle(bytes, 6, 2) ?? 0, height: readLittle(bytes, 8, 2) ?? 0 };
  let place = HEAD_BYTES + tableBytes(bytes[10] ?? 0);
  const parts: Uint8Array[] = [bytes.subarray(0, place)];
  let { width, height } = screen;
  let pictures = 0;
  for (;;) {
    const kind = bytes[place];
    if (kind === END) {
      parts.push(bytes.subarray(place, place + 1));
      return pictures === 1 && width > 0 && height > 0 ? ok({ width, height, parts }) : BROKEN;
    }
    if (kind !== EXTENSION && kind !== IMAGE) return BROKEN;
    const start = place;
    const data = kind === EXTENSION ? place + 2 : place + 11 + tableBytes(bytes[place + 9] ?? 0);
    const end = endOfBlocks(bytes, data);
    if (end === undefined) return BROKEN;
    place = end;
    if (kind === IMAGE) {
      pictures += 1;
      if (pictures > 1) return err('picture_moving');
      // Browsers draw on a screen that holds the picture, whatever its head says.
      width = Math.max(
        width,
        (readLittle(bytes, start + 1, 2) ?? 0) + (readLittle(bytes, start + 5, 2) ?? 0),
      );
      height = Math.max(
        height,
        (readLittle(bytes, start + 3, 2) ?? 0) + (readLittle(bytes, start + 7, 2) ?? 0),
      );
      // The code size, one block of data and its end.
      if (end - data < 2) return BROKEN;
    }
    if (kind === IMAGE || bytes[start + 1] === GRAPHIC_CONTROL) parts.push(bytes.subarray(start, end));
  }
}
