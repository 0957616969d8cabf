import { expect, test } from 'vitest';
import { FITTED, MOST_SCALE, clamped, draggedTo, scaledAt } from './zoom.ts';

const frame = { width: 300, height: 600 };

test('keeps the point under the fingers in place', () => {
  const point = { x: 60, y: -90 };
  const zoom = scaledAt(FITTED, 2, point, frame);
  // The same point of the picture is at `point` before and after.
  expect(point.x * 2 + zoom.x).toBe(point.x);
  expect(point.y * 2 + zoom.y).toBe(point.y);
});

test('never leaves a gap at an edge', () => {
  expect(clamped({ scale: 2, x: 1000, y: -1000 }, frame)).toEqual({ scale: 2, x: 150, y: -300 });
});

test('returns to the middle when it fits again', () => {
  expect(scaledAt({ scale: 3, x: 200, y: 100 }, 0.5, { x: 0, y: 0 }, frame)).toEqual(FITTED);
});

test('stops at the maximum scale', () => {
  expect(scaledAt(FITTED, 40, { x: 0, y: 0 }, frame).scale).toBe(MOST_SCALE);
});

test('follows a finger towards a neighbour, and resists where there is none', () => {
  const alone = { before: false, after: true };
  expect(draggedTo({ x: -40, y: 10 }, alone)).toEqual({ ...FITTED, x: -40 });
  expect(draggedTo({ x: 40, y: 10 }, alone)).toEqual({ ...FITTED, x: 10 });
});

test('follows a finger down, but not up', () => {
  const between = { before: true, after: true };
  expect(draggedTo({ x: 5, y: 60 }, between)).toEqual({ ...FITTED, y: 60 });
  expect(draggedTo({ x: 5, y: -60 }, between)).toEqual(FITTED);
});
