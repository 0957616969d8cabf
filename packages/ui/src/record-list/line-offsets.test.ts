import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createLineOffsets } from './line-offsets.ts';

const heights = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 60 });

describe('createLineOffsets', () => {
  it('adds heights up as a plain sum does, whatever changes', () => {
    fc.assert(
      fc.property(
        heights,
        fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 400 })), { maxLength: 40 }),
        (start, changes) => {
          const plain = [...start];
          const lines = createLineOffsets(plain.length, (place) => plain[place] ?? 0);
          for (const [any, height] of changes) {
            const place = any % plain.length;
            plain[place] = height;
            lines.setHeight(place, height);
          }
          let sum = 0;
          for (const [place, height] of plain.entries()) {
            expect(lines.offsetOf(place)).toBe(sum);
            expect(lines.heightOf(place)).toBe(height);
            expect(lines.placeAt(sum)).toBe(place);
            expect(lines.placeAt(sum + height - 0.5)).toBe(place);
            sum += height;
          }
          expect(lines.total()).toBe(sum);
        },
      ),
    );
  });

  it('gives the first or last line for what lies outside', () => {
    const lines = createLineOffsets(3, () => 10);
    expect(lines.placeAt(-5)).toBe(0);
    expect(lines.placeAt(30)).toBe(2);
    expect(lines.placeAt(1e9)).toBe(2);
  });

  it('stands without lines', () => {
    const lines = createLineOffsets(0, () => 10);
    expect(lines.total()).toBe(0);
    expect(lines.placeAt(5)).toBe(0);
  });
});
