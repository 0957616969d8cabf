import { expect, it } from 'vitest';

import { usedBefore } from './used-before.ts';

it('finds the new version of each file used before, once, and nothing else', () => {
  const known = ['/assets/orders-AAAAAAAA.js', '/assets/de-base-BBBB-BBB.js', '/assets/same-CCCCCCCC.js'];
  const build = [
    '/assets/orders-DDDDDDDD.js',
    '/assets/de-base-EEEEEE_E.js',
    '/assets/en-base-FFFFFFFF.js',
    '/assets/same-CCCCCCCC.js',
    '/assets/team-GGGGGGGG.js',
  ];
  expect(usedBefore(known, build)).toEqual(['/assets/orders-DDDDDDDD.js', '/assets/de-base-EEEEEE_E.js']);
});
