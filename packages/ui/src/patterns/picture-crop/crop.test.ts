import fc from 'fast-check';
import { expect, test } from 'vitest';

import { type Crop, MIDDLE, MOST_ZOOM, moved, squareOf, zoomedAt } from './crop.ts';

const sizes = fc.record({
  width: fc.integer({ min: 1, max: 8000 }),
  height: fc.integer({ min: 1, max: 8000 }),
});
const share = fc.double({ min: 0, max: 1, noNaN: true });
const crops: fc.Arbitrary<Crop> = fc.record({
  zoom: fc.double({ min: 1, max: MOST_ZOOM, noNaN: true }),
  x: share,
  y: share,
});
const steps = fc.array(
  fc.oneof(
    fc.record({
      by: fc.record({
        x: fc.double({ min: -3, max: 3, noNaN: true }),
        y: fc.double({ min: -3, max: 3, noNaN: true }),
      }),
    }),
    fc.record({
      zoom: fc.double({ min: 0.01, max: 50, noNaN: true }),
      at: fc.record({ x: share, y: share }),
    }),
  ),
  { maxLength: 12 },
);
const SLACK = 1e-6;

test('the square stays within the picture, however it is dragged and pinched', () => {
  fc.assert(
    fc.property(sizes, crops, steps, (size, first, all) => {
      let crop = first;
      for (const step of all)
        crop = 'by' in step ? moved(crop, step.by, size) : zoomedAt(crop, step.zoom, step.at, size);
      const { left, top, side } = squareOf(crop, size);
      expect(left).toBeGreaterThanOrEqual(-SLACK);
      expect(top).toBeGreaterThanOrEqual(-SLACK);
      expect(left + side).toBeLessThanOrEqual(size.width + SLACK);
      expect(top + side).toBeLessThanOrEqual(size.height + SLACK);
      expect(side).toBeGreaterThan(0);
      expect(crop.zoom).toBeGreaterThanOrEqual(1 - SLACK);
      expect(crop.zoom).toBeLessThanOrEqual(MOST_ZOOM + SLACK);
    }),
  );
});

test('the point under the fingers stays there, unless an edge is in the way', () => {
  const size = { width: 800, height: 600 };
  const at = { x: 0.25, y: 0.75 };
  const before = squareOf(MIDDLE, size);
  const after = squareOf(zoomedAt(MIDDLE, 2, at, size), size);
  expect(after.left + at.x * after.side).toBeCloseTo(before.left + at.x * before.side);
  expect(after.top + at.y * after.side).toBeCloseTo(before.top + at.y * before.side);
});

test('dragging a picture to the right shows more of its left side', () => {
  const size = { width: 800, height: 600 };
  expect(squareOf(moved(MIDDLE, { x: 0.1, y: 0 }, size), size).left).toBeCloseTo(40);
  expect(squareOf(moved(MIDDLE, { x: 5, y: 5 }, size), size)).toEqual({ left: 0, top: 0, side: 600 });
});
