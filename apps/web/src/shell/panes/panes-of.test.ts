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

it('shows a detail beside its list, which keeps its state', () => {
  const left = entryAt('/projects', 'kind=merchandise');
  const panes = panesOf(routes, drawnAt('/index/detail'), new Map([['/projects', left]]));
  expect(panes?.list.entry).toBe(left);
  expect(panes?.detail?.entry.path).toBe('/index/detail');
});

it('shows a detail opened by its address beside the whole list', () => {
  const panes = panesOf(routes, drawnAt('/user/orders'), none);
  expect(panes?.list.entry).toMatchObject({ path: '/user/myorder', search: '' });
  expect(panes?.list.route?.path).toBe('/user/myorder');
});

it('shows a placeholder beside a list without a selection', () => {
  for (const path of ['/projects', '/user/myorder', '/user/record', '/message'])
    expect(panesOf(routes, drawnAt(path), none)).toMatchObject({ list: { entry: { path } }, detail: null });
});

it('shows any other screen alone, the 404 too', () => {
  for (const path of ['/index', '/index/money', '/user/system', '/nowhere'])
    expect(panesOf(routes, drawnAt(path), none)).toBeNull();
});

it('finds the list of every detail, which like the detail is for members', () => {
  for (const route of ROUTES as readonly Route[]) {
    if (route.detailOf === undefined) continue;
    expect(routes.find(route.detailOf)?.access, route.path).toBe(route.access);
  }
});
