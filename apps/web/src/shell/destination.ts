import type { RouteTable } from '../platform/navigation/route-table.ts';
import type { Route } from '../platform/navigation/routes.ts';

/** The target of an address: a screen, or another address. */
export interface Destination {
  /** The route whose screen is shown; null is the 404. */
  readonly route: Route | null;
  /** The address that takes this one's place. */
  readonly redirect: string | null;
}

/** Decide what an address shows to a visitor or a member (PRODUCT 3). */
export function destinationOf(routes: RouteTable, address: string, isMember: boolean): Destination {
  const [path = '/', search = ''] = address.split(/\?(.*)/s);
  const home = routes.home.href();
  const route = path === '/' ? routes.home : routes.find(path);
  if (route === null) return { route, redirect: null };
  if (route.access === 'member' && !isMember) {
    const to = path === '/' || address === home ? null : address;
    return { route: routes.find(routes.login.path), redirect: routes.login.href({ to }) };
  }
  if (route.access === 'visitor' && isMember) {
    const query = new URLSearchParams(search);
    const [code, requested] = [query.get('code'), query.get('to')];
    // A member cannot use an invitation; its page says so.
    const to =
      code !== null && requested === null
        ? routes.invitation.href({ code })
        : addressAfterLogin(routes, requested);
    return { route: routes.find(to), redirect: to };
  }
  return { route, redirect: path === '/' ? home : null };
}

/** Get the address after login: the one of this app that was requested, else home. */
export function addressAfterLogin(routes: RouteTable, requested: string | null): string {
  return routes.isForMembers(requested) ? requested : routes.home.href();
}
