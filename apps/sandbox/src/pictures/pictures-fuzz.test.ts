import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';

import { createPictures } from './create-pictures.ts';

/** Mutations of each sort of picture. */
const MUTATIONS = 120;

const pictures = createPictures();
const samples: Uint8Array<ArrayBuffer>[] = [];

beforeAll(async () => {
  const drawn = sharp({
    create: {
      width: 48,
      height: 36,
      channels: 4,
      background: '#c9982f80',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  }).withExif({ IFD0: { Copyright: 'Vienna' } });
  for (const format of ['jpeg', 'png', 'webp', 'gif'] as const)
    samples.push(new Uint8Array(await drawn.clone().toFormat(format).toBuffer()));
});

/** The same numbers at each run, each below `most`. */
function numbers(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % most;
  };
}

/** Flip bytes, or remove, repeat or insert a range; the first bytes stay, so that the picture is decoded. */
function mutated(bytes: Uint8Array<ArrayBuffer>, other: Uint8Array, below: (most: number) => number) {
  const kept = 4;
  const at = kept + below(bytes.length - kept);
  const length = 1 + below(64);
  switch (below(4)) {
    case 0: {
      const flipped = bytes.slice();
      for (let n = 0; n <= below(8); n += 1) flipped[kept + below(bytes.length - kept)] = below(256);
      return flipped;
    }
    case 1:
      return Uint8Array.from([...bytes.subarray(0, at), ...bytes.subarray(at + length)]);
    case 2: {
      const stretch = bytes.subarray(at, at + length);
      const repeated = Array.from({ length: 1 + below(20) }, () => [...stretch]).flat();
      return Uint8Array.from([...bytes.subarray(0, at), ...repeated, ...bytes.subarray(at)]);
    }
    default: {
      const from = below(other.length);
      const put = other.subarray(from, from + length);
      return Uint8Array.from([...bytes.subarray(0, at), ...put, ...bytes.subarray(at + length)]);
    }
  }
}

describe('corrupted pictures', () => {
  it.each([
    ['JPEG', 0],
    ['PNG', 1],
    ['WebP', 2],
    ['GIF', 3],
  ])('are rewritten whole or refused with a reason, however they were changed: %s', async (_name, which) => {
    const below = numbers(1 + which);
    const sample = samples[which]!;
    for (let n = 0; n < MUTATIONS; n += 1) {
      const outcome = await pictures.rewrite(mutated(sample, samples[below(4)]!, below), 'ann');
      if (outcome.ok) {
        const { width, height } = await sharp(outcome.value.bytes).metadata();
        expect([width, height]).toEqual([outcome.value.width, outcome.value.height]);
      } else expect(outcome.error).toMatch(/^picture_(?:format|broken|moving|too_many_pixels)$/);
    }
    expect(await pictures.rewrite(sample, 'ann')).toMatchObject({ ok: true });
  });
});
