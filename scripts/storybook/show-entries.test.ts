import { expect, test } from 'vitest';

import { entriesToShow, type Entry } from './show-entries.mjs';

const entry = (id: string, importPath: string, type: Entry['type'] = 'story'): Entry => ({
  id,
  type,
  importPath,
  tags: [],
});

test('the first story of each file is shown, then every page of docs', () => {
  const entries = [
    entry('badge--docs', 'badge', 'docs'),
    entry('badge--new', 'badge'),
    entry('badge--sold', 'badge'),
    entry('home--loaded', 'home'),
    entry('home--failed', 'home'),
  ];
  expect(entriesToShow(entries).map(({ id }) => id)).toEqual(['badge--new', 'home--loaded', 'badge--docs']);
});
