import { crc32, deflateSync } from 'node:zlib';

import type { Picture } from '../pictures/pictures.ts';

const WIDTH = 270;
const HEIGHT = 480;

/** Paper, ink, brass and two sorts of bubble, by their place in the palette. */
const PALETTE = [0xfbf8f2, 0x2b2722, 0xc9982f, 0xffffff, 0xe6ddcb];
const [PAPER, INK, BRASS, OTHERS, OWN] = [0, 1, 2, 3, 4];

type Box = readonly [left: number, top: number, width: number, height: number, colour: number];

/** The page of the group: its head, and what was written in it. */
const GROUP: readonly Box[] = [
  [0, 0, WIDTH, 56, INK],
  [16, 14, 28, 28, BRASS],
  [58, 22, 110, 12, PAPER],
  [16, 80, 170, 44, OTHERS],
  [28, 94, 130, 6, INK],
  [28, 106, 90, 6, INK],
  [16, 140, 200, 44, OTHERS],
  [28, 154, 160, 6, INK],
  [28, 166, 120, 6, INK],
  [94, 204, 160, 40, OWN],
  [106, 220, 120, 6, INK],
  [16, 432, 238, 32, OTHERS],
];

/** Something else: a notebook with nothing of a group in it. */
const NOTEBOOK: readonly Box[] = [
  [40, 60, 190, 360, OTHERS],
  [40, 60, 14, 360, BRASS],
  ...Array.from({ length: 9 }, (_, line): Box => [74, 110 + 32 * line, 130, 4, OWN]),
];

const DRAWINGS = { group: GROUP, notebook: NOTEBOOK };

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

/** Draw the screenshot of somebody of the seed, as a PNG with a palette: nothing foreign that has to be decoded. */
export function drawScreenshot(drawing: keyof typeof DRAWINGS): Picture {
  // Each row begins with the number of its filter: none.
  const rows = Buffer.alloc((WIDTH + 1) * HEIGHT, PAPER);
  for (const [left, top, width, height, colour] of DRAWINGS[drawing]) {
    for (let y = top; y < top + height; y += 1)
      rows.fill(colour, y * (WIDTH + 1) + 1 + left, y * (WIDTH + 1) + 1 + left + width);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(WIDTH, 0);
  head.writeUInt32BE(HEIGHT, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const palette = Buffer.from(PALETTE.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]));
  const bytes = new Uint8Array(
    Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      chunk('IHDR', head),
      chunk('PLTE', palette),
      chunk('IDAT', deflateSync(rows)),
      chunk('IEND', new Uint8Array()),
    ]),
  );
  return { type: 'image/png', width: WIDTH, height: HEIGHT, bytes };
}
