import type { Texts } from './texts.ts';

type PlainTitle = Extract<
  Parameters<Texts['t']>[0],
  | `shell.${string}`
  | `auth.${string}`
  | `home.${string}`
  | `me.${string}`
  | `destinations.${string}`
  | `withdraw.title.${string}`
  | 'recharge.title'
  | 'recharge.titleUsdt'
  | 'recharge.titleCash'
  | 'exchange.title'
  | 'balance.title'
  | 'money.title'
  | 'documents.title'
  | 'holdings.title'
>;

/** One address of the app, as a member knows it (SCREENS). */
export interface Route {
  readonly path: string;
  /** A query that the page has something to show for. */
  readonly query?: string;
  readonly access: 'visitor' | 'member';
  /** Where the tab bar stands. */
  readonly tab?: true;
  /** What the browser's tab says. */
  readonly title: (texts: Texts) => string;
}

const titled =
  (key: PlainTitle) =>
  ({ t }: Texts) =>
    // Titles have no parameters, which the type of one key among many cannot say.
    (t as (key: PlainTitle) => string)(key);

/** Every address that the app has a page for. */
export const ROUTES: readonly Route[] = [
  { path: '/user/login', access: 'visitor', title: titled('auth.login.title') },
  {
    path: '/user/login/register',
    query: 'code=GOLD26',
    access: 'visitor',
    title: titled('auth.register.title'),
  },
  { path: '/login/registerbym', access: 'visitor', title: titled('auth.registerByEmail.title') },
  { path: '/user/login/forgetPassword', access: 'visitor', title: titled('auth.forgot.title') },
  { path: '/index/language', access: 'visitor', title: titled('me.language.title') },
  { path: '/nopermission', access: 'visitor', title: titled('shell.noPermission.title') },

  { path: '/index', access: 'member', tab: true, title: titled('shell.tab.home') },
  {
    path: '/projects',
    query: 'kind=merchandise',
    access: 'member',
    tab: true,
    title: titled('shell.tab.machines'),
  },
  { path: '/dynamic', access: 'member', tab: true, title: titled('shell.tab.community') },
  { path: '/index/friend', access: 'member', tab: true, title: titled('shell.tab.team') },
  { path: '/mine', access: 'member', tab: true, title: titled('shell.tab.me') },

  { path: '/index/detail', query: 'productId=jig', access: 'member', title: titled('shell.title.product') },
  {
    path: '/index/incomePattern',
    query: 'productId=jig',
    access: 'member',
    title: titled('shell.title.incomePattern'),
  },
  { path: '/index/alert', access: 'member', title: titled('home.notices') },
  { path: '/news', access: 'member', title: titled('home.news') },
  { path: '/info/detail', access: 'member', title: titled('home.news') },
  { path: '/index/about', access: 'member', title: titled('me.about.title') },
  { path: '/index/money', access: 'member', title: titled('money.title') },
  { path: '/index/friendmore', query: 'floor=2', access: 'member', title: titled('shell.title.teamMembers') },
  { path: '/user/receiveincome', access: 'member', title: titled('shell.title.receiveIncome') },
  { path: '/user/newrecharge', access: 'member', title: titled('recharge.title') },
  { path: '/user/recharge', access: 'member', title: titled('recharge.titleUsdt') },
  { path: '/user/cashrecharge', access: 'member', title: titled('recharge.titleCash') },
  { path: '/user/exchange', access: 'member', title: titled('exchange.title') },
  { path: '/user/allExtract', access: 'member', title: titled('withdraw.title.ways') },
  { path: '/user/withdraw', access: 'member', title: titled('withdraw.title.usdt') },
  { path: '/user/cashwithdraw', access: 'member', title: titled('withdraw.title.cash') },
  { path: '/user/withrecord', access: 'member', title: titled('withdraw.title.list') },
  { path: '/user/myorder', query: 'status=expired', access: 'member', title: titled('shell.title.orders') },
  { path: '/user/orders', access: 'member', title: titled('shell.title.order') },
  { path: '/user/record', query: 'type=5', access: 'member', title: titled('shell.title.records') },
  { path: '/user/record2', access: 'member', title: titled('shell.title.rechargeRecords') },
  { path: '/user/recordU', access: 'member', title: titled('shell.title.withdrawalRecords') },
  { path: '/user/balance', access: 'member', title: titled('balance.title') },
  { path: '/user/pdf', access: 'member', title: titled('documents.title') },
  { path: '/user/stock', access: 'member', title: titled('holdings.title') },
  { path: '/user/system', access: 'member', title: titled('me.settings.title') },

  { path: '/user/address', access: 'member', title: titled('destinations.title.addresses') },
  { path: '/user/addAddress', access: 'member', title: titled('destinations.title.addAddress') },
  { path: '/user/Caddress', access: 'member', title: titled('destinations.title.deliveryAddresses') },
  { path: '/user/CaddAddress', access: 'member', title: titled('destinations.delivery.add') },
  { path: '/user/bank', access: 'member', title: titled('destinations.title.bankCards') },
  { path: '/user/fundPwd', access: 'member', title: titled('destinations.title.fundPassword') },
];

/** A route's address behind the hash, with its query. */
export function addressOf({ path, query }: Route): string {
  return query === undefined ? path : `${path}?${query}`;
}
