import { describe, expect, it } from 'vitest';

import { itemsOf, lastAtOrBefore } from './record-list-items.ts';

describe('itemsOf', () => {
  it('puts each heading before the records of its day', () => {
    const { items, headings } = itemsOf([
      { key: 'a', label: 'Today', records: [1, 2] },
      { key: 'b', label: 'Yesterday', records: [] },
      { key: 'c', label: '19 November', records: [3] },
    ]);
    expect(items.map((item) => (item.kind === 'day' ? item.day.key : item.record))).toEqual([
      'a',
      1,
      2,
      'b',
      'c',
      3,
    ]);
    expect(headings).toEqual([0, 3, 4]);
  });
});

describe('lastAtOrBefore', () => {
  const offsets = [0, 40, 40, 90];
  const find = (at: number) => lastAtOrBefore(offsets.length, (index) => offsets[index] ?? Number.NaN, at);

  it.each([
    [-1, -1],
    [0, 0],
    [39, 0],
    [40, 2],
    [89, 2],
    [90, 3],
    [1e9, 3],
  ])('finds at %i the index %i', (at, index) => {
    expect(find(at)).toBe(index);
  });

  it('finds none among none', () => {
    expect(lastAtOrBefore(0, () => 0, 5)).toBe(-1);
  });
});
