import { accessRoutes } from './features/access/routes.ts';
import { accountRoutes } from './features/account/routes.ts';
import { catalogueRoutes } from './features/catalogue/routes.ts';
import { communityRoutes } from './features/community/routes.ts';
import { homeRoutes } from './features/home/routes.ts';
import { ordersRoutes } from './features/orders/routes.ts';
import { teamRoutes } from './features/team/routes.ts';
import { walletRoutes } from './features/wallet/routes.ts';

export type { Route } from './platform/navigation/routes.ts';

/** The routes of each feature, in the order of the tab bar. Read by the app, the tests, the journeys and the size report. */
export const FEATURE_ROUTES = {
  access: accessRoutes,
  home: homeRoutes,
  community: communityRoutes,
  catalogue: catalogueRoutes,
  team: teamRoutes,
  account: accountRoutes,
  wallet: walletRoutes,
  orders: ordersRoutes,
};

/** Every route of the app. */
export const ROUTES = Object.values(FEATURE_ROUTES).flatMap((routes) => Object.values(routes));
