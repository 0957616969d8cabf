import type { Route as AppRoute } from '@paydirt/web/routes';
import { ROUTES as APP_ROUTES } from '@paydirt/web/routes';

import type { Texts } from './texts.ts';

/** One address of the app, as a member knows it (SCREENS). */
export interface Route {
  readonly path: string;
  /** A query for which the page has content. */
  readonly query: string | undefined;
  readonly access: 'visitor' | 'member';
  readonly tab: boolean;
  /** Title of the document. */
  readonly title: (texts: Texts) => string;
}

/** Queries in the seeded world, for pages of one item and for other lists of a page. */
const QUERIES: Readonly<Record<string, string>> = {
  '/user/login/register': 'code=CAMP24',
  '/projects': 'kind=merchandise',
  '/index/detail': 'productId=jig',
  '/index/incomePattern': 'productId=jig',
  '/index/friendmore': 'floor=2',
  '/user/myorder': 'status=expired',
  '/user/record': 'type=5',
};

/** Every address that the app has a page for, from the app's own table. */
export const ROUTES: readonly Route[] = (APP_ROUTES as readonly AppRoute<string>[]).map((route) => ({
  path: route.path,
  query: QUERIES[route.path],
  access: route.access === 'member' ? 'member' : 'visitor',
  tab: route.tab !== undefined,
  title: ({ t }) => t(route.title),
}));

/** A route's address behind the hash, with its query. */
export function addressOf({ path, query }: Route): string {
  return query === undefined ? path : `${path}?${query}`;
}
