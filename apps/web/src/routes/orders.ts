import { defineRoutes } from '../platform/navigation/routes.ts';

/** Routes of orders and leases: SCREENS, "Orders, team, rewards". */
export const ordersRoutes = defineRoutes('orders', {
  orders: {
    path: '/user/myorder',
    title: 'shell.title.orders',
    depth: 2,
    access: 'member',
    areas: ['orders'],
    query: ['status'],
    skeleton: 'cards',
    atOnce: { calls: ['goods/mine/order/record?status=valid&pageNum=1&pageSize=20'] },
  },
  order: {
    path: '/user/orders',
    title: 'shell.title.order',
    depth: 3,
    detailOf: '/user/myorder',
    access: 'member',
    areas: ['orders', 'products', 'record'],
    query: ['orderId'],
  },
  holdings: {
    path: '/user/stock',
    title: 'holdings.title',
    depth: 5,
    access: 'member',
    areas: ['holdings', 'orders'],
    skeleton: 'cards',
  },
});
