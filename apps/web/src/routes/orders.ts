import { defineRoutes } from '../platform/navigation/routes.ts';

/** Routes of orders and leases: SCREENS, "Orders, team, rewards". */
export const ordersRoutes = defineRoutes('orders', {
  orders: {
    path: '/user/myorder',
    title: 'shell.title.orders',
    depth: 2,
    access: 'member',
    areas: ['orders', 'holdings'],
    query: ['status'],
    skeleton: 'cards',
    atOnce: { calls: ['goods/mine/order/holdings?pageNum=1&pageSize=20'] },
  },
  order: {
    path: '/user/orders',
    title: 'shell.title.order',
    depth: 3,
    detailOf: '/user/myorder',
    access: 'member',
    help: true,
    areas: ['orders', 'products', 'record'],
    query: ['orderId'],
  },
  holdings: {
    path: '/user/stock',
    title: 'shell.title.orders',
    depth: 5,
    access: 'member',
    areas: ['orders', 'holdings'],
    skeleton: 'cards',
  },
});
