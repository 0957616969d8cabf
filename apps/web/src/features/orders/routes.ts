import { defineRoutes, type LoadedScreen } from '../../platform/navigation/routes.ts';

/** What was leased and bought: SCREENS, "Orders, team, rewards". */
export const ordersRoutes = defineRoutes({
  orders: {
    path: '/user/myorder',
    title: 'shell.title.orders',
    depth: 2,
    access: 'member',
    areas: ['orders'],
    query: ['status'],
    load: (): LoadedScreen => import('./orders/orders-screen.tsx').then((module) => module.OrdersScreen),
    skeleton: 'cards',
    atOnce: { calls: ['goods/mine/order/record?status=valid&pageNum=1&pageSize=20'] },
  },
  order: {
    path: '/user/orders',
    title: 'shell.title.order',
    depth: 3,
    access: 'member',
    areas: ['orders', 'products', 'records', 'record'],
    query: ['orderId'],
    load: (): LoadedScreen => import('./order/order-screen.tsx').then((module) => module.OrderScreen),
  },
  holdings: {
    path: '/user/stock',
    title: 'holdings.title',
    depth: 5,
    access: 'member',
    areas: ['holdings', 'orders'],
    load: (): LoadedScreen => import('./holdings/holdings-screen.tsx').then((module) => module.StockScreen),
    skeleton: 'cards',
  },
});
