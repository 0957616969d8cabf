import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createItemOffsets } from './item-offsets.ts';

const heights = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 60 });

describe('createItemOffsets', () => {
  it('agrees with plain sums, whatever changes', () => {
    fc.assert(
      fc.property(
        heights,
        fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 400 })), { maxLength: 40 }),
        (start, changes) => {
          const plain = [...start];
          const items = createItemOffsets(plain.length, (index) => plain[index] ?? 0);
          for (const [any, height] of changes) {
            const index = any % plain.length;
            plain[index] = height;
            items.setHeight(index, height);
          }
          let sum = 0;
          for (const [index, height] of plain.entries()) {
            expect(items.offsetOf(index)).toBe(sum);
            expect(items.heightOf(index)).toBe(height);
            expect(items.indexAt(sum)).toBe(index);
            expect(items.indexAt(sum + height - 0.5)).toBe(index);
            sum += height;
          }
          expect(items.total()).toBe(sum);
        },
      ),
    );
  });

  it('returns the first or last item for an offset outside', () => {
    const items = createItemOffsets(3, () => 10);
    expect(items.indexAt(-5)).toBe(0);
    expect(items.indexAt(30)).toBe(2);
    expect(items.indexAt(1e9)).toBe(2);
  });

  it('is empty without items', () => {
    const items = createItemOffsets(0, () => 10);
    expect(items.total()).toBe(0);
    expect(items.indexAt(5)).toBe(0);
  });
});
