import { accessRoutes } from './access.ts';
import { accountRoutes } from './account.ts';
import { catalogueRoutes } from './catalogue.ts';
import { checkInRoutes } from './check-in.ts';
import { communityRoutes } from './community.ts';
import { couponsRoutes } from './coupons.ts';
import { earnRoutes } from './earn.ts';
import { homeRoutes } from './home.ts';
import { messagesRoutes } from './messages.ts';
import { ordersRoutes } from './orders.ts';
import { supportRoutes } from './support.ts';
import { teamRoutes } from './team.ts';
import { walletRoutes } from './wallet.ts';

import type { Route } from '../platform/navigation/routes.ts';

export type { Route };

/** All routes of the app, in the order of the tab bar, for the app, the tests, the journeys and the size report. */
export const ROUTES = [
  accessRoutes,
  homeRoutes,
  communityRoutes,
  messagesRoutes,
  catalogueRoutes,
  teamRoutes,
  accountRoutes,
  supportRoutes,
  walletRoutes,
  ordersRoutes,
  checkInRoutes,
  couponsRoutes,
  earnRoutes,
].flatMap((routes) => Object.values<Route<string>>(routes));
