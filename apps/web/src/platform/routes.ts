import type { Area } from '@paydirt/i18n';

import type { PlainKey } from './plain-key.ts';

/** The five routes that the tab bar shows. */
export type TabName = 'home' | 'community' | 'products' | 'team' | 'me';

/** What the table knows of one route; its screen is in `screens.ts`. */
export interface RouteDefinition {
  /** The path, as SCREENS writes it. Every route is static: what varies is in the query. */
  readonly path: string;
  readonly title: PlainKey;
  /** How deep the route lies: a deeper one slides in, a shallower one out (SCREENS). */
  readonly depth: 0 | 1 | 2 | 3 | 4 | 5;
  /** `visitor`: open without a token. */
  readonly access: 'visitor' | 'member';
  readonly tab?: TabName;
  /** Areas of the texts that its screen needs beside the base; `areas.test.ts` holds them to the sources. */
  readonly areas?: readonly Area[];
  /** Names of the query's parameters. */
  readonly query?: readonly string[];
}

/** Every route of the app: the one place that knows paths. Add the screen to `screens.ts` as well. */
export const ROUTES = {
  login: {
    path: '/user/login',
    title: 'auth.login.title',
    depth: 0,
    access: 'visitor',
    areas: ['auth'],
    query: ['to'],
  },
  register: {
    path: '/user/login/register',
    title: 'auth.register.title',
    depth: 1,
    access: 'visitor',
    areas: ['auth'],
    query: ['code', 'to'],
  },
  registerByEmail: {
    path: '/login/registerbym',
    title: 'auth.registerByEmail.title',
    depth: 1,
    access: 'visitor',
    areas: ['auth'],
    query: ['code', 'to'],
  },
  forgotPassword: {
    path: '/user/login/forgetPassword',
    title: 'auth.forgot.title',
    depth: 1,
    access: 'visitor',
    areas: ['auth'],
  },
  language: {
    path: '/index/language',
    title: 'me.language.title',
    depth: 2,
    access: 'visitor',
    areas: ['me'],
  },

  home: {
    path: '/index',
    title: 'shell.tab.home',
    depth: 0,
    access: 'member',
    areas: ['home', 'income'],
    tab: 'home',
  },
  products: {
    path: '/projects',
    title: 'shell.tab.machines',
    depth: 0,
    access: 'member',
    areas: ['products'],
    tab: 'products',
    query: ['kind', 'status'],
  },
  product: {
    path: '/index/detail',
    title: 'shell.title.product',
    depth: 1,
    access: 'member',
    areas: ['products', 'income'],
    query: ['productId'],
  },
  incomePattern: {
    path: '/index/incomePattern',
    title: 'shell.title.incomePattern',
    depth: 1,
    access: 'member',
    areas: ['products', 'income'],
    query: ['productId'],
  },
  notices: {
    path: '/index/alert',
    title: 'home.notices',
    depth: 1,
    access: 'member',
    areas: ['home'],
    query: ['id'],
  },
  news: { path: '/news', title: 'home.news', depth: 1, access: 'member', areas: ['home'] },
  article: {
    path: '/info/detail',
    title: 'home.news',
    depth: 2,
    access: 'member',
    areas: ['home'],
    query: ['id'],
  },
  money: {
    path: '/index/money',
    title: 'money.title',
    depth: 1,
    access: 'member',
    areas: ['money', 'records', 'record'],
    query: ['account', 'productId', 'entryId'],
  },
  about: { path: '/index/about', title: 'me.about.title', depth: 1, access: 'member', areas: ['me'] },

  recharge: {
    path: '/user/newrecharge',
    title: 'recharge.title',
    depth: 2,
    access: 'member',
    areas: ['recharge'],
  },
  rechargeUsdt: {
    path: '/user/recharge',
    title: 'recharge.titleUsdt',
    depth: 2,
    access: 'member',
    areas: ['recharge'],
    query: ['id'],
  },
  rechargeCash: {
    path: '/user/cashrecharge',
    title: 'recharge.titleCash',
    depth: 2,
    access: 'member',
    areas: ['recharge'],
    query: ['id'],
  },
  exchange: {
    path: '/user/exchange',
    title: 'exchange.title',
    depth: 2,
    access: 'member',
    areas: ['recharge'],
  },
  receiveIncome: {
    path: '/user/receiveincome',
    title: 'shell.title.receiveIncome',
    depth: 2,
    access: 'member',
    areas: ['income', 'products', 'records', 'record'],
  },
  withdraw: {
    path: '/user/allExtract',
    title: 'withdraw.title.ways',
    depth: 2,
    access: 'member',
    areas: ['withdraw'],
  },
  withdrawUsdt: {
    path: '/user/withdraw',
    title: 'withdraw.title.usdt',
    depth: 2,
    access: 'member',
    areas: ['withdraw'],
  },
  withdrawCash: {
    path: '/user/cashwithdraw',
    title: 'withdraw.title.cash',
    depth: 2,
    access: 'member',
    areas: ['withdraw'],
  },
  withdrawals: {
    path: '/user/withrecord',
    title: 'withdraw.title.list',
    depth: 3,
    access: 'member',
    areas: ['withdraw'],
    query: ['id'],
  },
  balance: {
    path: '/user/balance',
    title: 'balance.title',
    depth: 2,
    access: 'member',
    areas: ['balance'],
  },
  documents: {
    path: '/user/pdf',
    title: 'documents.title',
    depth: 3,
    access: 'member',
    areas: ['documents'],
    query: ['month', 'orderId'],
  },
  holdings: {
    path: '/user/stock',
    title: 'holdings.title',
    depth: 5,
    access: 'member',
    areas: ['holdings', 'orders'],
  },
  orders: {
    path: '/user/myorder',
    title: 'shell.title.orders',
    depth: 2,
    access: 'member',
    areas: ['orders'],
    query: ['status'],
  },
  order: {
    path: '/user/orders',
    title: 'shell.title.order',
    depth: 3,
    access: 'member',
    areas: ['orders', 'products', 'records', 'record'],
    query: ['orderId'],
  },
  records: {
    path: '/user/record',
    title: 'shell.title.records',
    depth: 3,
    access: 'member',
    areas: ['records', 'record'],
    query: ['id', 'type', 'kind', 'status', 'from', 'to'],
  },
  rechargeRecords: {
    path: '/user/record2',
    title: 'shell.title.rechargeRecords',
    depth: 3,
    access: 'member',
    areas: ['records', 'record'],
    query: ['id', 'status', 'from', 'to'],
  },
  withdrawalRecords: {
    path: '/user/recordU',
    title: 'shell.title.withdrawalRecords',
    depth: 3,
    access: 'member',
    areas: ['records', 'record'],
    query: ['id', 'status', 'from', 'to'],
  },

  addresses: {
    path: '/user/address',
    title: 'destinations.title.addresses',
    depth: 2,
    access: 'member',
    areas: ['destinations'],
    query: ['to'],
  },
  addAddress: {
    path: '/user/addAddress',
    title: 'destinations.title.addAddress',
    depth: 3,
    access: 'member',
    areas: ['destinations'],
    query: ['to'],
  },
  deliveryAddresses: {
    path: '/user/Caddress',
    title: 'destinations.title.deliveryAddresses',
    depth: 2,
    access: 'member',
    areas: ['destinations'],
    query: ['to'],
  },
  addDeliveryAddress: {
    path: '/user/CaddAddress',
    title: 'destinations.delivery.add',
    depth: 3,
    access: 'member',
    areas: ['destinations', 'products'],
    query: ['id', 'to'],
  },
  bankCards: {
    path: '/user/bank',
    title: 'destinations.title.bankCards',
    depth: 2,
    access: 'member',
    areas: ['destinations'],
    query: ['id', 'to'],
  },
  fundPassword: {
    path: '/user/fundPwd',
    title: 'destinations.title.fundPassword',
    depth: 3,
    access: 'member',
    areas: ['destinations', 'auth'],
    query: ['to'],
  },

  team: {
    path: '/index/friend',
    title: 'shell.tab.team',
    depth: 0,
    access: 'member',
    areas: ['team'],
    tab: 'team',
  },
  teamMembers: {
    path: '/index/friendmore',
    title: 'shell.title.teamMembers',
    depth: 1,
    access: 'member',
    areas: ['team'],
    query: ['floor'],
  },
  community: {
    path: '/dynamic',
    title: 'shell.tab.community',
    depth: 0,
    access: 'member',
    areas: ['community'],
    tab: 'community',
  },

  me: { path: '/mine', title: 'shell.tab.me', depth: 0, access: 'member', areas: ['me'], tab: 'me' },
  settings: { path: '/user/system', title: 'me.settings.title', depth: 1, access: 'member', areas: ['me'] },
  noPermission: { path: '/nopermission', title: 'shell.noPermission.title', depth: 0, access: 'visitor' },
} as const satisfies Record<string, RouteDefinition>;

/** Name of a route. */
export type RouteName = keyof typeof ROUTES;

type QueryNames<N extends RouteName> = (typeof ROUTES)[N] extends {
  readonly query: readonly (infer Q extends string)[];
}
  ? Q
  : never;

/** Query of a route, as a link gives it; what is undefined or null is left out. */
export type RouteQuery<N extends RouteName> = {
  readonly [Q in QueryNames<N>]?: string | number | null | undefined;
};

type HrefBuilders = {
  readonly [N in RouteName]: [QueryNames<N>] extends [never]
    ? () => string
    : (query?: RouteQuery<N>) => string;
};

/** Add a query to a path; an empty one adds nothing. */
export function withQuery(
  path: string,
  query: Readonly<Record<string, string | number | null | undefined>>,
): string {
  const encoded = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') encoded.append(name, String(value));
  }
  const text = encoded.toString();
  return text === '' ? path : `${path}?${text}`;
}

const routes: Readonly<Record<string, RouteDefinition>> = ROUTES;
const namesByPath = new Map(Object.entries(routes).map(([name, { path }]) => [path, name as RouteName]));

/** Addresses of all routes: `href.product({ productId })`, `href.records({ type: 5 })`. */
export const href = Object.fromEntries(
  Object.entries(routes).map(([name, { path }]) => [
    name,
    (query: Readonly<Record<string, string | number | null | undefined>> = {}) => withQuery(path, query),
  ]),
) as HrefBuilders;

/** Find the route of a path, or null: the 404. A slash at the end is forgiven. */
export function routeOf(path: string): RouteName | null {
  return namesByPath.get(path.length > 1 ? path.replace(/\/+$/, '') : path) ?? null;
}

/** Read a route's row. */
export function definitionOf(name: RouteName): RouteDefinition {
  return ROUTES[name];
}

/** Areas of the texts that a route's screen needs beside the base; null is the 404. */
export function areasOf(name: RouteName | null): readonly Area[] {
  return (name === null ? undefined : definitionOf(name).areas) ?? [];
}

/** Where login leads afterwards: an address of this app that was asked for, else home. */
export function landingAfterLogin(to: string | null): string {
  const route = to === null ? null : routeOf(to.split('?', 1)[0] ?? '');
  return to !== null && route !== null && definitionOf(route).access === 'member' ? to : href.home();
}
