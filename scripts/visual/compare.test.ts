import { describe, expect, it } from 'vitest';

import { compare } from './compare.mjs';

function plain(width: number, height: number, grey: number) {
  const data = new Uint8ClampedArray(width * height * 4).fill(grey);
  for (let at = 3; at < data.length; at += 4) data[at] = 255;
  return { width, height, data };
}

function withPixels(count: number, grey: number) {
  const picture = plain(40, 40, 240);
  for (let pixel = 0; pixel < count; pixel += 1) picture.data.fill(grey, pixel * 4, pixel * 4 + 3);
  return picture;
}

describe('compare', () => {
  it('finds a picture the same as itself', () => {
    expect(compare(plain(40, 40, 240), plain(40, 40, 240))).toMatchObject({
      same: true,
      differing: 0,
    });
  });

  it('sees one pixel, and a shade that is four steps darker', () => {
    expect(compare(plain(40, 40, 240), withPixels(1, 0))).toMatchObject({
      same: false,
      differing: 1,
    });
    expect(compare(plain(40, 40, 240), plain(40, 40, 236)).same).toBe(false);
  });

  it('tells where the differing pixels are', () => {
    const dot = plain(40, 40, 240);
    for (const [x, y] of [
      [5, 7],
      [9, 12],
    ] as const)
      dot.data.fill(0, (y * 40 + x) * 4, (y * 40 + x) * 4 + 3);
    expect(compare(plain(40, 40, 240), dot).box).toEqual({ x: 5, y: 7, width: 5, height: 6 });
    expect(compare(dot, dot).box).toBeUndefined();
  });

  it('counts what one picture has and the other has not', () => {
    const taller = compare(plain(40, 40, 240), plain(40, 44, 240));
    expect(taller).toMatchObject({ same: false, differing: 160 });
    expect(taller.difference).toMatchObject({ width: 40, height: 44 });
    expect(compare(plain(42, 40, 240), plain(40, 40, 240)).differing).toBe(80);
  });
});
