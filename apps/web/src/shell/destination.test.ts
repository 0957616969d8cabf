import { describe, expect, it } from 'vitest';

import { destinationOf } from './destination.ts';

describe('destinationOf', () => {
  it('leads a visitor to login and remembers where they wanted to go', () => {
    expect(destinationOf('/user/record?type=5', false)).toEqual({
      route: 'login',
      redirect: '/user/login?to=%2Fuser%2Frecord%3Ftype%3D5',
    });
    expect(destinationOf('/', false)).toEqual({ route: 'login', redirect: '/user/login' });
  });

  it('lets a visitor see what is open to all', () => {
    for (const [address, route] of [
      ['/user/login', 'login'],
      ['/user/login/register?code=PAYDIRT', 'register'],
      ['/login/registerbym', 'registerByEmail'],
      ['/user/login/forgetPassword', 'forgotPassword'],
      ['/index/language', 'language'],
      ['/nopermission', 'noPermission'],
    ] as const) {
      expect(destinationOf(address, false)).toEqual({ route, redirect: null });
    }
  });

  it('leads a member from login to where they wanted to go', () => {
    expect(destinationOf('/user/login?to=%2Fuser%2Frecord%3Ftype%3D5', true)).toEqual({
      route: 'records',
      redirect: '/user/record?type=5',
    });
    expect(destinationOf('/user/login/register?code=PAYDIRT', true).redirect).toBe('/index');
  });

  it('opens home at the root, and a 404 where there is nothing', () => {
    expect(destinationOf('/', true)).toEqual({ route: 'home', redirect: '/index' });
    expect(destinationOf('/nothing/here?x=1', false)).toEqual({ route: null, redirect: null });
  });
});
