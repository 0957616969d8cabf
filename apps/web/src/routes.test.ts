import { describe, expect, it } from 'vitest';

import { createRouteTable } from './platform/navigation/route-table.ts';
import { homeRoutes } from './routes/home.ts';
import { ROUTES } from './routes/index.ts';
import { teamRoutes } from './routes/team.ts';
import { accessRoutes } from './routes/access.ts';
import { catalogueRoutes } from './routes/catalogue.ts';

const table = createRouteTable({
  all: ROUTES,
  home: homeRoutes.home,
  login: accessRoutes.login,
  invitation: teamRoutes.invitation,
  load: () => Promise.reject(new Error('not asked for')),
});

describe('the routes of the app', () => {
  it('have five tabs, all at depth 0', () => {
    expect(table.tabs.map(({ name, path, depth }) => [name, path, depth])).toEqual([
      ['home', '/index', 0],
      ['community', '/dynamic', 0],
      ['products', '/projects', 0],
      ['team', '/index/friend', 0],
      ['me', '/mine', 0],
    ]);
  });

  it('lead to the chat only for members', () => {
    const open = ROUTES.filter(({ access }) => access !== 'member');
    expect(open.map(({ name }) => name)).toContain('forgotPassword');
    expect(open.filter(({ help }) => help)).toEqual([]);
  });

  it('name each path once', () => {
    expect(new Set(ROUTES.map(({ path }) => path)).size).toBe(ROUTES.length);
  });

  it.each(table.all)('$name is found by the address that it writes', (route) => {
    expect(table.find(route.href())).toBe(route);
  });

  it('allow a trailing slash and nothing else', () => {
    expect(table.find('/mine/')?.name).toBe('me');
    expect(table.find('/Mine')).toBeNull();
    expect(table.find('/user')).toBeNull();
  });

  it('distinguish an address of members from any other text', () => {
    expect(table.isForMembers(catalogueRoutes.product.href({ productId: 'trommel' }))).toBe(true);
    for (const other of [
      null,
      '',
      'https://example.com/',
      '//example.com',
      'javascript:alert(1)',
      '/nowhere',
      accessRoutes.login.href({ to: '/mine' }),
    ])
      expect(table.isForMembers(other)).toBe(false);
  });
});
