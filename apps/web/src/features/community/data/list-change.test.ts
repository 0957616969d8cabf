import { expect, test } from 'vitest';

import { withChanged, withItem, withoutItem } from './list-change.ts';

const at = (id: string, second: number) => ({ id, createTime: `2026-11-20T18:03:0${second}.000Z` });
const list = { rest: {}, total: 30, items: [at('c', 3), at('b', 2), at('a', 1)] };
const ids = ({ items }: { items: readonly { id: string }[] }) => items.map(({ id }) => id).join('');

test('removing an item decreases the total once', () => {
  const without = withoutItem(list, 'b');
  expect([ids(without), without.total]).toEqual(['ca', 29]);
  expect(withoutItem(without, 'b').total).toBe(29);
});

test('a restored item goes back to its place by time', () => {
  expect(ids(withItem(withoutItem(list, 'b'), at('b', 2)))).toBe('cba');
  expect(ids(withItem(list, at('d', 4)))).toBe('dcba');
  expect(ids(withItem(list, at('z', 0)))).toBe('cbaz');
  expect(withItem(list, at('b', 2))).toBe(list);
});

test('changing an item keeps the identity of the others', () => {
  const changed = withChanged(list, 'b', (item) => ({ ...item, createTime: 'x' }));
  expect(changed.items[1]?.createTime).toBe('x');
  expect(changed.items[0]).toBe(list.items[0]);
});
