import { expect, test } from 'vitest';

import { BLOCK_BYTES, blocksOf, fileOf } from './file-blocks.ts';

const fileOfSize = (size: number) => Uint8Array.from({ length: size }, (_, at) => at % 251);

test.each([0, 1, BLOCK_BYTES, BLOCK_BYTES + 1, 3 * BLOCK_BYTES])(
  'a file of %i bytes is restored from its blocks, all of them of limited size',
  (size) => {
    const blocks = blocksOf(fileOfSize(size));
    expect(blocks.every(({ length }) => length <= BLOCK_BYTES)).toBe(true);
    expect(fileOf(blocks.map((block, index) => ({ index, block })))).toEqual(fileOfSize(size));
  },
);

test('a gap between two written blocks reads as zeros', () => {
  const block = Uint8Array.of(1, 2);
  const contents = fileOf([
    { index: 0, block },
    { index: 2, block },
  ]);
  expect(contents?.length).toBe(2 * BLOCK_BYTES + 2);
  expect(contents?.subarray(0, 3)).toEqual(Uint8Array.of(1, 2, 0));
  expect(contents?.subarray(2 * BLOCK_BYTES - 1)).toEqual(Uint8Array.of(0, 1, 2));
});

test('a folder has no content', () => {
  expect(fileOf([{ index: 0, block: null }])).toBeNull();
});
