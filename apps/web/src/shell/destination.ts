import { definitionOf, href, landingAfterLogin, type RouteName, routeOf } from '../platform/routes.ts';

/** Where an address leads: to a screen, or on to another address. */
export interface Destination {
  /** The route whose screen is shown; null is the 404. */
  readonly route: RouteName | null;
  /** The address that takes this one's place. */
  readonly redirect: string | null;
}

/** Routes that make no sense for someone who is logged in. */
const FOR_VISITORS_ONLY: ReadonlySet<RouteName> = new Set(['login', 'register', 'registerByEmail']);

/** Decide what an address shows to a visitor or a member (PRODUCT 3). */
export function destinationOf(address: string, isMember: boolean): Destination {
  const [path = '/', search = ''] = address.split(/\?(.*)/s);
  const route = path === '/' ? 'home' : routeOf(path);
  if (route === null) return { route, redirect: null };
  const member = definitionOf(route).access === 'member';
  if (member && !isMember) {
    const to = path === '/' ? href.home() : address;
    return { route: 'login', redirect: href.login({ to: to === href.home() ? null : to }) };
  }
  if (isMember && FOR_VISITORS_ONLY.has(route)) {
    const to = landingAfterLogin(new URLSearchParams(search).get('to'));
    return { route: routeOf(to.split('?', 1)[0] ?? ''), redirect: to };
  }
  return { route, redirect: path === '/' ? href.home() : null };
}
