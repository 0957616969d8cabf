import { encode } from 'fast-png';

import type { Picture } from '../pictures/pictures.ts';

const WIDTH = 270;
const HEIGHT = 480;
/** Number of colour channels: red, green and blue. */
const CHANNELS = 3;

/** Palette: paper, ink, brass and two colours of bubbles. */
const PALETTE = [0xfbf8f2, 0x2b2722, 0xc9982f, 0xffffff, 0xe6ddcb];
const [PAPER, INK, BRASS, OTHERS, OWN] = [0, 1, 2, 3, 4];

type Box = readonly [left: number, top: number, width: number, height: number, colour: number];

/** Screenshot of the group: its header, and its messages. */
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

/** Screenshot of something else: a notebook without a group. */
const NOTEBOOK: readonly Box[] = [
  [40, 60, 190, 360, OTHERS],
  [40, 60, 14, 360, BRASS],
  ...Array.from({ length: 9 }, (_, line): Box => [74, 110 + 32 * line, 130, 4, OWN]),
];

const DRAWINGS = { group: GROUP, notebook: NOTEBOOK };

/** Draw a screenshot of a member of the seed as a PNG, so that nothing foreign has to be decoded. */
export function drawScreenshot(drawing: keyof typeof DRAWINGS): Picture {
  const data = new Uint8Array(WIDTH * HEIGHT * CHANNELS);
  const fill = ([left, top, width, height, colour]: Box) => {
    const shade = PALETTE[colour] ?? 0;
    const pixels = [shade >> 16, (shade >> 8) & 255, shade & 255];
    for (let y = top; y < top + height; y += 1)
      for (let x = left; x < left + width; x += 1) data.set(pixels, (y * WIDTH + x) * CHANNELS);
  };
  fill([0, 0, WIDTH, HEIGHT, PAPER]);
  for (const box of DRAWINGS[drawing]) fill(box);
  const bytes = new Uint8Array(encode({ width: WIDTH, height: HEIGHT, data, channels: CHANNELS }));
  return { type: 'image/png', width: WIDTH, height: HEIGHT, bytes };
}
