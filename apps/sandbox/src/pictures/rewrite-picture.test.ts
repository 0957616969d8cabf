import { CONSTANTS } from '@paydirt/domain';
import {
  AVIF,
  gifOf,
  HEIC,
  joinBytes,
  JPEG,
  bytesOf,
  SVG,
  WEBP,
} from '@paydirt/domain/picture/pictures.fixture';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import {
  APNG,
  gifOfExtensions,
  heavyPng,
  jpegOfClaims,
  pngOf,
  pngPromising,
  pngWith,
} from '../testing/pictures.fixture.ts';
import { createPictures } from './create-pictures.ts';
import type { Picture } from './pictures.ts';

const pictures = createPictures();
const rewrite = (bytes: Uint8Array) => pictures.rewrite(new Uint8Array(bytes), 'ann');

async function taken(bytes: Uint8Array): Promise<Picture> {
  const outcome = await rewrite(bytes);
  if (!outcome.ok) throw new Error(`refused as ${outcome.error}`);
  return outcome.value;
}

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });

/** Red on the left, blue on the right, with all metadata that cameras and programs write. */
async function withNotes(orientation: number): Promise<{ jpeg: Buffer; png: Buffer; webp: Buffer }> {
  const half = { width: 20, height: 20, channels: 3 as const };
  const marked = sharp({ create: { ...half, width: 40, background: '#0000ff' } })
    .composite([{ input: { create: { ...half, background: '#ff0000' } }, left: 0, top: 0 }])
    .withIccProfile('p3')
    .withExif({ IFD0: { Copyright: 'Vienna' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 12/1 30/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>Vienna</place></x:xmpmeta>')
    .withMetadata({ orientation });
  return {
    jpeg: await marked.clone().jpeg({ chromaSubsampling: '4:4:4' }).toBuffer(),
    png: await marked.clone().png().toBuffer(),
    webp: await marked.clone().webp().toBuffer(),
  };
}

describe('an accepted picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('contains nothing but its pixels: %s', async (format) => {
    const file = (await withNotes(1))[format];
    const before = await sharp(file).metadata();
    expect([before.icc, before.exif].every((part) => part !== undefined)).toBe(true);
    const { type, bytes } = await taken(file);
    expect(type).toBe(`image/${format}`);
    const after = await sharp(bytes).metadata();
    expect(after).toMatchObject({ width: 40, height: 20, space: 'srgb' });
    expect([after.icc, after.exif, after.xmp, after.iptc, after.comments]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/Vienna|ICC_PROFILE|iCCP|GPS|xmpmeta/);
  });

  it.each([
    ['text', 'tEXt', bytesOf('Comment\0Vienna')],
    ['an unknown chunk', 'teSt', bytesOf('Vienna')],
  ])('loses %s of a PNG', async (_what, chunk, data) => {
    expect(Buffer.from((await taken(pngWith(chunk, data))).bytes).toString('latin1')).not.toContain('Vienna');
  });

  it('is upright, however the camera was held', async () => {
    const { bytes, width, height } = await taken((await withNotes(6)).jpeg);
    expect([width, height]).toEqual([20, 40]);
    // Turned to the right: the left side is now the top.
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const pixel = (x: number, y: number) => [...data.subarray(3 * (20 * y + x), 3 * (20 * y + x) + 3)];
    const [above, below] = [pixel(10, 5), pixel(10, 35)];
    expect(above[0]).toBeGreaterThan(above[2]!);
    expect(below[2]).toBeGreaterThan(below[0]!);
  });

  it.each([
    ['a page', bytesOf('<!doctype html><script>alert(1)</script>')],
    ['an archive', bytesOf('PK\x03\x04 another file')],
  ])('loses %s appended to its end', async (_what, hidden) => {
    const { type, bytes } = await taken(joinBytes(JPEG, hidden));
    expect(type).toBe('image/jpeg');
    expect(Buffer.from(bytes).includes(Buffer.from(hidden))).toBe(false);
  });

  it('becomes a PNG when it was a still GIF', async () => {
    expect(await taken(gifOf(1))).toMatchObject({ type: 'image/png', width: 1, height: 1 });
  });

  it('is scaled down above the largest edge that devices send', async () => {
    const edge = CONSTANTS.PICTURE_SENT_EDGE;
    const { width, height } = await taken(pngOf(2 * edge, edge));
    expect([width, height]).toEqual([edge, edge / 2]);
    const small = await taken(WEBP);
    expect([small.width, small.height]).toEqual([6, 4]);
  });

  it('is compressed lossily when it would be too large otherwise', async () => {
    const png = await noise(900, 900).png().toBuffer();
    expect(png.length).toBeGreaterThan(CONSTANTS.PICTURE_STORED_WHOLE_BYTES);
    const { type, bytes } = await taken(png);
    expect(type).toBe('image/webp');
    expect(bytes.length).toBeLessThan(png.length);
  });

  it('may have exactly as many pixels as the limit', async () => {
    expect(await taken(pngOf(8000, 5000))).toMatchObject({ width: 2048, height: 1280 });
  });
});

describe('a file that cannot be accepted', () => {
  it.each([
    ['picture_too_many_pixels', 'a row more than the limit', pngOf(8000, 5001)],
    ['picture_too_many_pixels', 'a header that announces a wall', pngPromising(30_000, 30_000)],
    ['picture_too_many_pixels', 'a line', pngOf(16_385, 1)],
    ['picture_broken', 'a header without its pixels', pngPromising(600, 400)],
    ['picture_broken', 'a JPEG cut off', JPEG.slice(0, -40)],
    ['picture_broken', 'a JPEG of claims', jpegOfClaims(1_800_000)],
    ['picture_broken', 'a GIF of extensions', gifOfExtensions(400_000)],
    ['picture_moving', 'an animated GIF', gifOf(2)],
    ['picture_moving', 'an animated PNG', APNG],
    ['picture_format', 'a drawing', SVG],
    ['picture_format', 'a drawing behind a declaration', joinBytes(bytesOf('<?xml version="1.0"?>'), SVG)],
    ['picture_format', 'a TIFF', bytesOf('II*\0\x08\0\0\0')],
    ['picture_format', 'a PDF', bytesOf('%PDF-1.7')],
    ['picture_format', 'an AVIF', AVIF],
    ['picture_heic', 'a HEIC', HEIC],
    ['picture_format', 'nothing', new Uint8Array()],
  ])('is refused as %s: %s', async (reason, _what, bytes) => {
    expect(await rewrite(bytes)).toEqual({ ok: false, error: reason });
  });

  it('is refused as picture_moving: an animated WebP', async () => {
    const frames = await sharp([await noise(8, 8).png().toBuffer(), await noise(8, 8).png().toBuffer()], {
      join: { animated: true },
    })
      .webp()
      .toBuffer();
    expect(await rewrite(frames)).toEqual({ ok: false, error: 'picture_moving' });
  });

  it.each(['jpeg', 'png', 'webp', 'gif'] as const)(
    'is refused when it is cut off anywhere: %s',
    async (format) => {
      const whole = await noise(60, 40).toFormat(format).toBuffer();
      for (const share of [0.3, 0.6, 0.9])
        expect(await rewrite(whole.subarray(0, Math.floor(whole.length * share)))).toMatchObject({
          ok: false,
          error: expect.stringMatching(/^picture_/),
        });
    },
  );
});

/** Measure the CPU time that the thread serving calls spends on a picture, in microseconds. */
async function spentOn(bytes: Uint8Array): Promise<number> {
  const spent = () => {
    // Linux counts a thread's time in steps of 4 ms, unless that of its process was just read.
    process.cpuUsage();
    const { user, system } = process.threadCpuUsage();
    return user + system;
  };
  const before = spent();
  await rewrite(bytes);
  return spent() - before;
}

describe('a hostile file', () => {
  it.each([
    ['a JPEG of claims', jpegOfClaims(1_800_000)],
    ['a GIF of extensions', gifOfExtensions(600_000)],
    ['a PNG that unfolds', joinBytes(pngOf(8000, 5000), new Uint8Array(1_700_000))],
  ])(
    'costs the process that serves calls no more than a picture of the same size: %s',
    async (_what, attack) => {
      await rewrite(JPEG);
      const picture = heavyPng(attack.length);
      let [usual, attacked] = [0, 0];
      // In turn, and added up: how much a machine counts for the same work changes tenfold from one second to another.
      for (let n = 0; n < 5; n += 1) {
        usual += await spentOn(picture);
        attacked += await spentOn(attack);
      }
      expect(attacked).toBeLessThan(10 * usual);
    },
  );
});
