import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { compare } from './compare.mjs';

/** A grey picture, with some pixels of another grey. */
function picture(width: number, height: number, grey: number, dots: [x: number, y: number][] = []) {
  const data = new Uint8Array(width * height * 3).fill(grey);
  for (const [x, y] of dots) data.fill(0, (y * width + x) * 3, (y * width + x + 1) * 3);
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}
const compared = async (before: Promise<Buffer>, after: Promise<Buffer>) =>
  compare(await before, await after);
const paper = () => picture(40, 40, 240);

describe('compare', () => {
  it('finds no difference between a picture and itself', async () => {
    expect(await compared(paper(), paper())).toEqual({ differing: 0 });
  });

  it('detects a single pixel, and a shade four steps darker', async () => {
    expect(await compared(paper(), picture(40, 40, 240, [[3, 0]]))).toMatchObject({ differing: 1 });
    expect(await compared(paper(), picture(40, 40, 236))).toMatchObject({ differing: 1600 });
  });

  it('counts areas that only one of the pictures has', async () => {
    const taller = await compared(paper(), picture(40, 44, 240));
    expect(taller).toMatchObject({ differing: 160 });
    expect(await sharp(taller.difference).metadata()).toMatchObject({ width: 40, height: 44 });
    expect(await compared(picture(42, 40, 240), paper())).toMatchObject({ differing: 80 });
  });
});
