import { expect, it } from 'vitest';

import { defineRoutes } from './routes.ts';

const load = () => Promise.resolve(() => null);
const routes = defineRoutes({
  list: { path: '/list', title: 'home.news', depth: 0, access: 'member', query: ['kind', 'from'], load },
  about: { path: '/about', title: 'home.news', depth: 1, access: 'anyone', load },
});

it('writes a query and leaves out what is missing', () => {
  expect(routes.list.href({ kind: 7 })).toBe('/list?kind=7');
  expect(routes.list.href({ kind: null, from: '' })).toBe('/list');
  expect(routes.about.href()).toBe('/about');
});

it('encodes what is typed', () => {
  expect(routes.list.href({ kind: 'a&b=c' })).toBe('/list?kind=a%26b%3Dc');
});

it('gives each route the name of its key', () => {
  expect(routes.about.name).toBe('about');
});
