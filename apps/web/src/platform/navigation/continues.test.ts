import { expect, test } from 'vitest';

import { continues } from './continues.ts';

test.each([
  ['the open item itself', 'productId=jig', '/index/detail?productId=jig', true],
  ['more of the open item', 'productId=jig', '/index/detail?productId=jig&buy=1', true],
  ['another item', 'productId=jig', '/index/detail?productId=trommel&buy=1', false],
  ['less than what is open', 'productId=jig&buy=1', '/index/detail?productId=jig', false],
  ['another page of the same item', 'productId=jig', '/index/incomePattern?productId=jig', false],
  ['an item of a page that has none open', '', '/index/detail?productId=jig', false],
])('%s', (_, search, address, continued) => {
  expect(continues({ path: '/index/detail', search }, address)).toBe(continued);
});
