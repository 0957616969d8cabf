import { describe, expect, it } from 'vitest';

import { compare, STRICT, WIDE } from './compare.mjs';

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
    expect(compare(plain(40, 40, 240), plain(40, 40, 240), STRICT)).toMatchObject({
      same: true,
      differing: 0,
    });
  });

  it('sees one pixel, and a shade that is four steps darker', () => {
    expect(compare(plain(40, 40, 240), withPixels(1, 0), STRICT)).toMatchObject({
      same: false,
      differing: 1,
    });
    expect(compare(plain(40, 40, 240), plain(40, 40, 236), STRICT).same).toBe(false);
  });

  it('lets a few pixels pass in another browser, but no block of them', () => {
    expect(compare(plain(40, 40, 240), withPixels(4, 0), WIDE).same).toBe(true);
    expect(compare(plain(40, 40, 240), withPixels(200, 0), WIDE).same).toBe(false);
  });

  it('tells where the differing pixels are', () => {
    const dot = plain(40, 40, 240);
    for (const [x, y] of [
      [5, 7],
      [9, 12],
    ] as const)
      dot.data.fill(0, (y * 40 + x) * 4, (y * 40 + x) * 4 + 3);
    expect(compare(plain(40, 40, 240), dot, STRICT).box).toEqual({ x: 5, y: 7, width: 5, height: 6 });
    expect(compare(dot, dot, STRICT).box).toBeUndefined();
  });

  it('counts what one picture has and the other has not', () => {
    const taller = compare(plain(40, 40, 240), plain(40, 44, 240), STRICT);
    expect(taller).toMatchObject({ same: false, differing: 160 });
    expect(taller.difference).toMatchObject({ width: 40, height: 44 });
    expect(compare(plain(42, 40, 240), plain(40, 40, 240), STRICT).differing).toBe(80);
  });
});
