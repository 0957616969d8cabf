import { describe, expect, it } from 'vitest';

import { readFirst, withKnownItems, withPage } from './loaded-list.ts';

const item = (id: string, liked = false) => ({ id, liked });
const known = { total: 5, items: [item('a'), item('b')], rest: { unread: 2 } };
const page = { total: 5, list: [item('c'), item('d')], unread: 1 };
const requested = { whenRequested: known, idOf: ({ id }: { id: string }) => id };

describe('a page that arrives', () => {
  it('is appended, and its other data replace the older ones', () => {
    expect(withPage(known, page, requested)).toEqual({
      total: 5,
      items: [item('a'), item('b'), item('c'), item('d')],
      rest: { unread: 1 },
    });
  });

  it('keeps a like and a deletion that happened meanwhile', () => {
    const since = { ...known, total: 4, items: [item('b', true)] };
    expect(withPage(since, page, requested)).toMatchObject({
      total: 4,
      items: [item('b', true), item('c'), item('d')],
    });
  });

  it('does not count an item twice that the services counted meanwhile', () => {
    const since = { ...known, total: 6, rest: { unread: 3 } };
    expect(withPage(since, { ...page, total: 6 }, requested)).toMatchObject({ total: 6 });
  });

  it('adds no item twice that moved down because of newer ones', () => {
    expect(withPage(known, { ...page, total: 6, list: [item('b'), item('c')] }, requested)).toMatchObject({
      total: 6,
      items: [item('a'), item('b'), item('c')],
    });
  });
});

describe('the first items of a list', () => {
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => item(String(index)));
  const pageOf = (all: readonly ReturnType<typeof item>[], pageNum: number, pageSize: number) => ({
    total: all.length,
    list: all.slice((pageNum - 1) * pageSize, pageNum * pageSize),
  });

  it('are loaded with several requests when needed', async () => {
    const all = numbers(250);
    const { items, total } = await readFirst(
      async (pageNum, pageSize) => pageOf(all, pageNum, pageSize),
      120,
      requested.idOf,
    );
    expect(items).toEqual(all.slice(0, 120));
    expect(total).toBe(250);
  });

  it.each([20, 100, 120, 217, 220, 505])(
    'are loaded up to the given number and no further: %i',
    async (count) => {
      const all = numbers(1000);
      let read = 0;
      const { items } = await readFirst(
        async (pageNum, pageSize) => {
          expect(pageSize).toBeLessThanOrEqual(100);
          const answer = pageOf(all, pageNum, pageSize);
          read += answer.list.length;
          return answer;
        },
        count,
        requested.idOf,
      );
      expect(items).toEqual(all.slice(0, count));
      expect(read).toBe(count);
    },
  );

  it('contain each item once when another arrived between two requests', async () => {
    const all = numbers(150);
    const { items } = await readFirst(
      async (pageNum, pageSize) => pageOf(pageNum === 1 ? all : [item('new'), ...all], pageNum, pageSize),
      160,
      requested.idOf,
    );
    expect(items).toEqual(all);
  });
});

describe('a list that is fetched again', () => {
  it('keeps unchanged items, and replaces or adds the others', () => {
    const [a, b] = [item('a'), item('b')];
    const read = withKnownItems([item('new'), item('a'), item('b', true)], [a, b], requested.idOf);
    expect(read).toEqual([item('new'), item('a'), item('b', true)]);
    expect(read[1]).toBe(a);
    expect(read[2]).not.toBe(b);
  });
});
