import type { Area } from '@paydirt/i18n';
import type { ComponentType } from 'react';

import { observable } from '../observable.ts';
import type { Route } from './routes.ts';

/** All routes of the app, as the shell gets them: it knows none of them by name. */
export interface RouteTable {
  readonly all: readonly Route[];
  /** Those of the tab bar, in its order. */
  readonly tabs: readonly Route[];
  /** The start route of a member. */
  readonly home: Route;
  /** The start route of a visitor; `to` is the address that they requested. */
  readonly login: Route<'to'>;
  /** The screen for a member who follows an invitation's link; `code` identifies the inviter. */
  readonly invitation: Route<'code'>;
  /** The screen shown where access is denied; null in a table from which nothing leads there. */
  readonly noPermission: Route | null;
  /** The route of the support chat; null in a table from which nothing leads there. */
  readonly support: Route | null;
  /** Find the route of an address or a path, or null: the 404. A slash at the path's end is forgiven. */
  readonly find: (address: string) => Route | null;
  /** Tell if an address is one of this app's that members have; any other text is not to be followed. */
  readonly isForMembers: (address: string | null) => address is string;
  /** Load the screen of a route; null is the 404. A chunk that came once is there at once. */
  readonly load: (route: Route | null) => Promise<ComponentType>;
  /** The screen of a route, if its chunk has come. */
  readonly loaded: (route: Route | null) => ComponentType | null;
  /** Subscribe to loaded chunks. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface RouteTableParts {
  /** In the order of the tab bar. */
  readonly all: readonly Route<string>[];
  readonly home: Route;
  readonly login: Route<'to'>;
  readonly invitation: Route<'code'>;
  readonly noPermission?: Route;
  readonly support?: Route;
  /** Load the screen of a route; null loads the 404. */
  readonly load: (route: Route | null) => Promise<ComponentType>;
}

/** Put the app's routes together. */
export function createRouteTable(parts: RouteTableParts): RouteTable {
  const { home, login, invitation, noPermission = null, support = null } = parts;
  // This drops the query names, which only callers that link to a single route use.
  const all = parts.all as readonly Route[];
  const byPath = new Map(all.map((route) => [route.path, route]));
  const screens = observable<ReadonlyMap<Route | null, ComponentType>>(new Map());

  function find(address: string): Route | null {
    const [path = ''] = address.split('?', 1);
    let end = path.length;
    while (end > 1 && path[end - 1] === '/') end -= 1;
    return byPath.get(path.slice(0, end)) ?? null;
  }

  return {
    all,
    tabs: all.filter(({ tab }) => tab !== undefined),
    home,
    login,
    invitation,
    noPermission,
    support,
    find,
    isForMembers: (address): address is string => address !== null && find(address)?.access === 'member',
    async load(route) {
      const screen = await parts.load(route);
      if (screens.get().get(route) !== screen) screens.set(new Map(screens.get()).set(route, screen));
      return screen;
    },
    loaded: (route) => screens.get().get(route) ?? null,
    subscribe: screens.subscribe,
  };
}

/** Areas of the texts that a route's screen needs besides the base; null is the 404. */
export function areasOf(route: Route | null): readonly Area[] {
  return route?.areas ?? [];
}
