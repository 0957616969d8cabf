import { loadIcons } from '@paydirt/ui/icon';
import type { ComponentType } from 'react';

import type { RouteName } from './platform/routes.ts';

type ScreenLoader = () => Promise<ComponentType>;

/** The screen of each route; every one is a chunk of its own. */
const LOADERS: Partial<Record<RouteName, ScreenLoader>> = {
  login: () => import('./screens/login/login-screen.tsx').then((chunk) => chunk.LoginScreen),
  register: () => import('./screens/register/register-screen.tsx').then((chunk) => chunk.RegisterScreen),
  registerByEmail: () =>
    import('./screens/register-by-email/register-by-email-screen.tsx').then(
      (chunk) => chunk.RegisterByEmailScreen,
    ),
  forgotPassword: () =>
    import('./screens/forgot-password/forgot-password-screen.tsx').then(
      (chunk) => chunk.ForgotPasswordScreen,
    ),
  language: () => import('./screens/language/language-screen.tsx').then((chunk) => chunk.LanguageScreen),
  home: () => import('./screens/home/home-screen.tsx').then((chunk) => chunk.HomeScreen),
  notices: () => import('./screens/notices/notices-screen.tsx').then((chunk) => chunk.NoticesScreen),
  news: () => import('./screens/news/news-screen.tsx').then((chunk) => chunk.NewsScreen),
  article: () => import('./screens/news/article-screen.tsx').then((chunk) => chunk.ArticleScreen),
  team: () => import('./screens/team/team-screen.tsx').then((chunk) => chunk.TeamScreen),
  teamMembers: () =>
    import('./screens/team-members/team-members-screen.tsx').then((chunk) => chunk.TeamMembersScreen),
  community: () => import('./screens/community/community-screen.tsx').then((chunk) => chunk.CommunityScreen),
  products: () => import('./screens/products/products-screen.tsx').then((chunk) => chunk.ProductsScreen),
  product: () => import('./screens/product/product-screen.tsx').then((chunk) => chunk.ProductScreen),
  recharge: () => import('./screens/recharge/recharge-screen.tsx').then((chunk) => chunk.RechargeScreen),
  rechargeUsdt: () =>
    import('./screens/recharge-usdt/recharge-usdt-screen.tsx').then((chunk) => chunk.RechargeUsdtScreen),
  rechargeCash: () =>
    import('./screens/recharge-cash/recharge-cash-screen.tsx').then((chunk) => chunk.RechargeCashScreen),
  exchange: () => import('./screens/exchange/exchange-screen.tsx').then((chunk) => chunk.ExchangeScreen),
  receiveIncome: () =>
    import('./screens/receive-income/receive-income-screen.tsx').then((chunk) => chunk.ReceiveIncomeScreen),
  withdraw: () => import('./screens/withdraw/withdraw-screen.tsx').then((chunk) => chunk.WithdrawScreen),
  withdrawUsdt: () =>
    import('./screens/withdraw-usdt/withdraw-usdt-screen.tsx').then((chunk) => chunk.WithdrawUsdtScreen),
  withdrawCash: () =>
    import('./screens/withdraw-cash/withdraw-cash-screen.tsx').then((chunk) => chunk.WithdrawCashScreen),
  withdrawals: () =>
    import('./screens/withdrawals/withdrawals-screen.tsx').then((chunk) => chunk.WithdrawalsScreen),
  balance: () => import('./screens/balance/balance-screen.tsx').then((chunk) => chunk.BalanceScreen),
  documents: () => import('./screens/pdf/pdf-screen.tsx').then((chunk) => chunk.PdfScreen),
  holdings: () => import('./screens/stock/stock-screen.tsx').then((chunk) => chunk.StockScreen),
  orders: () => import('./screens/orders/orders-screen.tsx').then((chunk) => chunk.OrdersScreen),
  order: () => import('./screens/order/order-screen.tsx').then((chunk) => chunk.OrderScreen),
  incomePattern: () =>
    import('./screens/income-pattern/income-pattern-screen.tsx').then((chunk) => chunk.IncomePatternScreen),
  records: () => import('./screens/records/records-screen.tsx').then((chunk) => chunk.RecordsScreen),
  rechargeRecords: () =>
    import('./screens/records/records-screen.tsx').then((chunk) => chunk.RechargeRecordsScreen),
  withdrawalRecords: () =>
    import('./screens/records/records-screen.tsx').then((chunk) => chunk.WithdrawalRecordsScreen),
  addresses: () => import('./screens/addresses/addresses-screen.tsx').then((chunk) => chunk.AddressesScreen),
  addAddress: () =>
    import('./screens/add-address/add-address-screen.tsx').then((chunk) => chunk.AddAddressScreen),
  deliveryAddresses: () =>
    import('./screens/delivery-addresses/delivery-addresses-screen.tsx').then(
      (chunk) => chunk.DeliveryAddressesScreen,
    ),
  addDeliveryAddress: () =>
    import('./screens/add-delivery-address/add-delivery-address-screen.tsx').then(
      (chunk) => chunk.AddDeliveryAddressScreen,
    ),
  bankCards: () =>
    import('./screens/bank-cards/bank-cards-screen.tsx').then((chunk) => chunk.BankCardsScreen),
  fundPassword: () =>
    import('./screens/fund-password/fund-password-screen.tsx').then((chunk) => chunk.FundPasswordScreen),
  me: () => import('./screens/mine/mine-screen.tsx').then((chunk) => chunk.MineScreen),
  money: () => import('./screens/money/money-screen.tsx').then((chunk) => chunk.MoneyScreen),
  settings: () => import('./screens/settings/settings-screen.tsx').then((chunk) => chunk.SettingsScreen),
  about: () => import('./screens/about/about-screen.tsx').then((chunk) => chunk.AboutScreen),
  noPermission: () =>
    import('./screens/no-permission/no-permission-screen.tsx').then((chunk) => chunk.NoPermissionScreen),
};

const NOT_FOUND: ScreenLoader = () =>
  import('./screens/not-found/not-found-screen.tsx').then((chunk) => chunk.NotFoundScreen);

const loaded = new Map<ScreenLoader, ComponentType>();

function loaderOf(route: RouteName | null): ScreenLoader {
  return (route === null ? undefined : LOADERS[route]) ?? NOT_FOUND;
}

/** Load the screen of a route; null is the 404. A chunk that came once is there at once. */
export async function loadScreen(route: RouteName | null): Promise<ComponentType> {
  const loader = loaderOf(route);
  // The first icons are home's; elsewhere the others come with the screen, so that none appears late.
  if (route !== 'home') loadIcons().catch(() => undefined);
  const screen = await loader();
  loaded.set(loader, screen);
  return screen;
}

/** The screen of a route, if its chunk has come. */
export function loadedScreen(route: RouteName | null): ComponentType | null {
  return loaded.get(loaderOf(route)) ?? null;
}
