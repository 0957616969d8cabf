import { describe, expect, it } from 'vitest';

import { CONSTANTS } from '../constants.ts';
import { unwrap } from '../result.ts';
import { readPicture } from './picture.ts';
import {
  AVIF,
  GIF,
  gifOf,
  HEIC,
  heavyPng,
  joinBytes,
  JPEG,
  jpegFromCamera,
  letters,
  PNG,
  pngOf,
  pngWith,
  SVG,
  TEXT,
  WEBP,
  WEBP_LOSSLESS,
  webpWithNotes,
  ZIP,
} from './pictures.fixture.ts';

const textOf = (bytes: Uint8Array) => String.fromCharCode(...bytes);

describe('a whole picture', () => {
  it.each([
    ['image/jpeg', JPEG, 6, 4],
    ['image/png', PNG, 6, 4],
    ['image/webp', WEBP, 6, 4],
    ['image/webp', WEBP_LOSSLESS, 6, 4],
    ['image/gif', GIF, 1, 1],
  ])('is known as %s and stays as it is', (type, bytes, width, height) => {
    expect(readPicture(bytes)).toEqual({ ok: true, value: { type, width, height, bytes } });
  });

  it('may weigh as much as it likes', () => {
    const heavy = heavyPng(1_000_000);
    expect(unwrap(readPicture(heavy)).bytes).toHaveLength(heavy.length);
  });
});

describe('what does not draw', () => {
  it.each([
    ['a JPEG', jpegFromCamera(1), JPEG],
    ['a PNG', pngWith('tEXt', letters('Comment\0Vienna')), PNG],
    ['a PNG', pngWith('eXIf', letters('II*\0 Vienna')), PNG],
    ['a PNG', joinBytes(PNG, ZIP), PNG],
    ['a WebP', joinBytes(WEBP, ZIP), WEBP],
    ['a GIF', joinBytes(GIF, ZIP), GIF],
    ['a GIF', gifOf(1), GIF],
  ])('is left out of %s', (_name, bytes, rest) => {
    expect(unwrap(readPicture(bytes)).bytes).toEqual(rest);
  });

  it('leaves a WebP that no longer announces it', () => {
    const { bytes, width, height } = unwrap(readPicture(webpWithNotes()));
    expect(textOf(bytes)).not.toMatch(/GPS|Vienna|EXIF|XMP/);
    expect([width, height, bytes[20]]).toEqual([6, 4, 0]);
    expect(unwrap(readPicture(bytes)).bytes).toEqual(bytes);
  });

  it('of a JPEG is all but which way up it is', () => {
    const turned = unwrap(readPicture(jpegFromCamera(6)));
    expect([turned.width, turned.height]).toEqual([4, 6]);
    expect(textOf(turned.bytes)).toContain('Exif');
    expect(textOf(turned.bytes)).not.toMatch(/GPS|Vienna|comment/);
    expect(turned.bytes).toHaveLength(JPEG.length + 36);
    expect(unwrap(readPicture(turned.bytes))).toEqual(turned);
  });

  it.each([0, 9, 255])('is also an orientation that there is none of: %d', (orientation) => {
    expect(unwrap(readPicture(jpegFromCamera(orientation))).bytes).toEqual(JPEG);
  });
});

describe('what is no picture', () => {
  it.each([
    ['nothing', new Uint8Array()],
    ['text', TEXT],
    ['an SVG', SVG],
    ['a zip', ZIP],
    ['an AVIF', AVIF],
    ['a page', letters('<!doctype html><script>alert(1)</script>')],
  ])('%s is refused', (_name, bytes) => {
    expect(readPicture(bytes)).toEqual({ ok: false, error: 'picture_format' });
  });

  it('is told what it is when a phone made it', () => {
    expect(readPicture(HEIC)).toEqual({ ok: false, error: 'picture_heic' });
  });
});

describe('a picture that moves', () => {
  it.each([
    ['GIF', gifOf(2)],
    ['PNG', pngWith('acTL', new Uint8Array(8))],
    ['WebP', webpWithNotes(0x02)],
  ])('is refused as a %s', (_name, bytes) => {
    expect(readPicture(bytes)).toEqual({ ok: false, error: 'picture_moving' });
  });
});

describe('a picture of too many pixels', () => {
  it.each([
    ['in all', pngOf(8000, 5001)],
    ['along one edge', pngOf(CONSTANTS.PICTURE_MAX_EDGE + 1, 1)],
    ['however few bytes it has', pngOf(2 ** 31, 2 ** 31)],
  ])('is refused, %s', (_name, bytes) => {
    expect(readPicture(bytes)).toEqual({ ok: false, error: 'picture_too_many_pixels' });
  });

  it('begins beyond those that are allowed', () => {
    expect(readPicture(pngOf(8000, 5000)).ok).toBe(true);
  });
});

describe('a broken picture', () => {
  const WHOLE = [
    ['JPEG', JPEG],
    ['PNG', PNG],
    ['WebP', WEBP],
    ['WebP without losses', WEBP_LOSSLESS],
    ['GIF', GIF],
  ] as const;

  it.each(WHOLE)('is a %s that was cut off anywhere', (_name, bytes) => {
    for (let length = 12; length < bytes.length; length += 1) {
      const cut = readPicture(bytes.subarray(0, length));
      expect(cut, `${length} of ${bytes.length}`).toEqual({ ok: false, error: 'picture_broken' });
    }
  });

  it.each(WHOLE)('is never a fault of ours, whatever is changed in a %s', (_name, bytes) => {
    for (let place = 0; place < bytes.length; place += 1) {
      for (const value of [0, 0x80, 0xff]) {
        const changed = bytes.slice();
        changed[place] = value;
        expect(() => readPicture(changed)).not.toThrow();
      }
    }
  });

  it('is a PNG of which one byte was changed', () => {
    const changed = PNG.slice();
    changed[60] = (changed[60] ?? 0) ^ 1;
    expect(readPicture(changed)).toEqual({ ok: false, error: 'picture_broken' });
  });

  it.each([
    ['a PNG without its data', joinBytes(PNG.subarray(0, 33), PNG.subarray(PNG.length - 12))],
    ['a PNG with a part that nobody knows', pngWith('QQqq', [1])],
    ['a PNG of no width', pngOf(0, 5)],
    ['a JPEG that begins and ends', joinBytes(JPEG.subarray(0, 20), JPEG.subarray(JPEG.length - 2))],
    ['text behind the first bytes of a JPEG', joinBytes(JPEG.subarray(0, 4), TEXT)],
    ['text behind the first bytes of a GIF', joinBytes(GIF.subarray(0, 13), TEXT)],
    ['a WebP of nothing', joinBytes(letters('RIFF'), [4, 0, 0, 0], letters('WEBP'))],
  ])('is %s', (_name, bytes) => {
    expect(readPicture(bytes)).toEqual({ ok: false, error: 'picture_broken' });
  });
});
