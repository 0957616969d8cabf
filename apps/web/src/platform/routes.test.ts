import { describe, expect, it } from 'vitest';

import { definitionOf, href, landingAfterLogin, routeOf, ROUTES, type RouteName } from './routes.ts';

describe('href', () => {
  it('writes a query and leaves out what is missing', () => {
    expect(href.product({ productId: '7' })).toBe('/index/detail?productId=7');
    expect(href.records({ type: 5, kind: undefined, status: null, from: '' })).toBe('/user/record?type=5');
    expect(href.home()).toBe('/index');
  });

  it('encodes what is typed', () => {
    expect(href.register({ code: 'a&b=c' })).toBe('/user/login/register?code=a%26b%3Dc');
  });

  it.each(Object.keys(ROUTES) as RouteName[])('finds %s again by the address that it builds', (name) => {
    expect(routeOf(href[name]().split('?', 1)[0] ?? '')).toBe(name);
  });
});

describe('routeOf', () => {
  it('forgives a slash at the end and knows nothing else', () => {
    expect(routeOf('/mine/')).toBe('me');
    expect(routeOf('/Mine')).toBeNull();
    expect(routeOf('/user')).toBeNull();
  });
});

describe('the table', () => {
  it('has five tabs, all at depth 0, and names each path once', () => {
    const rows = (Object.keys(ROUTES) as RouteName[]).map(definitionOf);
    const tabs = rows.filter((row) => row.tab !== undefined);
    expect(tabs.map((row) => [row.tab, row.path, row.depth])).toEqual([
      ['home', '/index', 0],
      ['products', '/projects', 0],
      ['team', '/index/friend', 0],
      ['community', '/dynamic', 0],
      ['me', '/mine', 0],
    ]);
    expect(new Set(rows.map((row) => row.path)).size).toBe(rows.length);
  });
});

describe('landingAfterLogin', () => {
  it('returns to a page of members, and to nothing else', () => {
    expect(landingAfterLogin('/user/record?type=5')).toBe('/user/record?type=5');
    expect(landingAfterLogin('/user/login')).toBe('/index');
    expect(landingAfterLogin('//evil.example/index')).toBe('/index');
    expect(landingAfterLogin('https://evil.example')).toBe('/index');
    expect(landingAfterLogin(null)).toBe('/index');
  });
});
