import { describe, expect, it } from 'vitest';

import { createRouteTable } from './platform/navigation/route-table.ts';
import { accessRoutes } from './routes/access.ts';
import { homeRoutes } from './routes/home.ts';
import { ROUTES } from './routes/index.ts';
import { teamRoutes } from './routes/team.ts';
import { addressAfterLogin, destinationOf } from './shell/destination.ts';

const table = createRouteTable({
  all: ROUTES,
  home: homeRoutes.home,
  login: accessRoutes.login,
  invitation: teamRoutes.invitation,
  load: () => Promise.reject(new Error('not asked for')),
});

function leadsTo(address: string, isMember: boolean) {
  const { route, redirect } = destinationOf(table, address, isMember);
  return { route: route?.name ?? null, redirect };
}

describe('the route of an address', () => {
  it('redirects a visitor to login, which remembers where they wanted to go', () => {
    expect(leadsTo('/user/record?type=5', false)).toEqual({
      route: 'login',
      redirect: '/user/login?to=%2Fuser%2Frecord%3Ftype%3D5',
    });
    expect(leadsTo('/', false)).toEqual({ route: 'login', redirect: '/user/login' });
  });

  it.each(ROUTES.filter(({ access }) => access === 'member').map(({ path }) => path))(
    'redirects a visitor from %s to login, which remembers it',
    (path) => {
      const wanted = `${path}?page=2`;
      expect(leadsTo(wanted, false)).toEqual({
        route: 'login',
        redirect: `/user/login?${new URLSearchParams({ to: wanted })}`,
      });
    },
  );

  it('lets a visitor see what is open to everyone', () => {
    for (const [address, route] of [
      ['/user/login', 'login'],
      ['/user/login/register?code=PAYDIRT', 'register'],
      ['/login/registerbym', 'registerByEmail'],
      ['/user/login/forgetPassword', 'forgotPassword'],
      ['/index/language', 'language'],
      ['/nopermission', 'noPermission'],
    ] as const) {
      expect(leadsTo(address, false)).toEqual({ route, redirect: null });
    }
  });

  it('redirects a member from login to where they wanted to go', () => {
    expect(leadsTo('/user/login?to=%2Fuser%2Frecord%3Ftype%3D5', true)).toEqual({
      route: 'records',
      redirect: '/user/record?type=5',
    });
    expect(leadsTo('/user/login/register', true).redirect).toBe('/index');
    expect(leadsTo('/user/login/register?to=%2F%2Fevil.example&code=PAYDIRT', true).redirect).toBe('/index');
  });

  it('redirects a member who follows an invitation to its explanation', () => {
    for (const path of ['/user/login/register', '/login/registerbym']) {
      expect(leadsTo(`${path}?code=PAYDIRT`, true)).toEqual({
        route: 'invitation',
        redirect: '/index/invitation?code=PAYDIRT',
      });
    }
  });

  it('is home for the root, and a 404 for an unknown address', () => {
    expect(leadsTo('/', true)).toEqual({ route: 'home', redirect: '/index' });
    expect(leadsTo('/nothing/here?x=1', false)).toEqual({ route: null, redirect: null });
  });
});

describe('the address after login', () => {
  it('must be a page of members', () => {
    expect(addressAfterLogin(table, '/user/record?type=5')).toBe('/user/record?type=5');
    for (const other of ['/user/login', '//evil.example/index', 'https://evil.example', null])
      expect(addressAfterLogin(table, other)).toBe('/index');
  });
});
