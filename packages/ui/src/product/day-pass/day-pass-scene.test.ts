import fc from 'fast-check';
import { expect, test } from 'vitest';
import { streamPaths } from './day-pass-scene.ts';

/** The widths of a path at its top and at its foot. */
function widthsOf(path: string): [number, number] {
  const [topStart, , , , , , footStart, , footEnd, , , , , topEnd] = path
    .match(/-?\d+(\.\d+)?/g)!
    .map(Number);
  return [topEnd! - topStart!, footEnd! - footStart!];
}

test('each stream is as wide as its share, at the top and at the bottom', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 0.99, noNaN: true }), (share) => {
      const widths = streamPaths([share, 1 - share]).map((path) => widthsOf(path!));
      for (const [index, part] of [share, 1 - share].entries())
        for (const width of widths[index]!) expect(Math.abs(width - part * 96)).toBeLessThan(0.2);
    }),
  );
});

test('an empty stream is not drawn', () => {
  expect(streamPaths([0])).toEqual([null]);
  expect(streamPaths([1, 0])[1]).toBeNull();
});
