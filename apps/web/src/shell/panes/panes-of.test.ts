import { expect, it } from 'vitest';

import type { HistoryEntry } from '../../platform/navigation/navigation.ts';
import { createRouteTable } from '../../platform/navigation/route-table.ts';
import type { Route } from '../../platform/navigation/routes.ts';
import { accessRoutes } from '../../routes/access.ts';
import { homeRoutes } from '../../routes/home.ts';
import { ROUTES } from '../../routes/index.ts';
import { teamRoutes } from '../../routes/team.ts';
import { panesOf } from './panes-of.ts';

const routes = createRouteTable({
  all: ROUTES,
  home: homeRoutes.home,
  login: accessRoutes.login,
  invitation: teamRoutes.invitation,
  load: () => Promise.reject(new Error('loads nothing')),
});
const entryAt = (path: string, search = ''): HistoryEntry => ({
  id: `at ${path}`,
  index: 3,
  path,
  search,
  sheets: [],
});
const drawnAt = (path: string) => ({ entry: entryAt(path), route: routes.find(path) });
const none = new Map<string, HistoryEntry>();

it('puts a detail beside its list as it was left', () => {
  const left = entryAt('/projects', 'kind=merchandise');
  const panes = panesOf(routes, drawnAt('/index/detail'), new Map([['/projects', left]]));
  expect(panes?.list.entry).toBe(left);
  expect(panes?.detail?.entry.path).toBe('/index/detail');
});

it('puts a detail that was opened by its address beside the whole list', () => {
  const panes = panesOf(routes, drawnAt('/user/orders'), none);
  expect(panes?.list.entry).toMatchObject({ path: '/user/myorder', search: '' });
  expect(panes?.list.route?.path).toBe('/user/myorder');
});

it('leaves a place beside a list from which nothing is chosen', () => {
  for (const path of ['/projects', '/user/myorder', '/user/record', '/message'])
    expect(panesOf(routes, drawnAt(path), none)).toMatchObject({ list: { entry: { path } }, detail: null });
});

it('lets a screen that is neither stand alone, the 404 too', () => {
  for (const path of ['/index', '/index/money', '/user/system', '/nowhere'])
    expect(panesOf(routes, drawnAt(path), none)).toBeNull();
});

it('knows the list of every detail, which is a route of members as the detail is', () => {
  for (const route of ROUTES as readonly Route[]) {
    if (route.detailOf === undefined) continue;
    expect(routes.find(route.detailOf)?.access, route.path).toBe(route.access);
  }
});
