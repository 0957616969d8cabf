import { expect, it } from 'vitest';

import { defineRoutes } from './routes.ts';

const routes = defineRoutes('news', {
  list: { path: '/list', title: 'home.news', depth: 0, access: 'member', query: ['kind', 'from'] },
  about: { path: '/about', title: 'home.news', depth: 1, access: 'anyone' },
});

it('writes a query and leaves out missing values', () => {
  expect(routes.list.href({ kind: 7 })).toBe('/list?kind=7');
  expect(routes.list.href({ kind: null, from: '' })).toBe('/list');
  expect(routes.about.href()).toBe('/about');
});

it('encodes typed text', () => {
  expect(routes.list.href({ kind: 'a&b=c' })).toBe('/list?kind=a%26b%3Dc');
});

it('gives each route the name of its key, and the screen of that name', () => {
  expect(routes.about.name).toBe('about');
  expect(routes.about.screen).toBe('features/news/about/about-screen.tsx');
});
