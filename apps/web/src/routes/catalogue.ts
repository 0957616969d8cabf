import { defineRoutes } from '../platform/navigation/routes.ts';

/** Routes of leasing and buying: SCREENS, "Home, catalogue, buying". */
export const catalogueRoutes = defineRoutes('catalogue', {
  products: {
    path: '/projects',
    title: 'shell.tab.machines',
    depth: 0,
    access: 'member',
    tab: { icon: 'machines' },
    areas: ['products'],
    query: ['kind', 'status'],
    skeleton: 'cards',
    atOnce: { calls: ['goods/mine/product/list?kind=machine&pageNum=1&pageSize=20'] },
  },
  product: {
    path: '/index/detail',
    title: 'shell.title.product',
    depth: 1,
    detailOf: '/projects',
    access: 'member',
    areas: ['products', 'coupons'],
    // `buy` begins the purchase.
    query: ['productId', 'buy'],
  },
  incomePattern: {
    path: '/index/incomePattern',
    title: 'shell.title.incomePattern',
    depth: 1,
    access: 'member',
    areas: ['products', 'home'],
    query: ['productId'],
  },
});
