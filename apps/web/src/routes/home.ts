import { defineRoutes } from '../platform/navigation/routes.ts';

/** Routes of home and of the operator's texts: SCREENS, "Home, catalogue, buying". */
export const homeRoutes = defineRoutes('home', {
  home: {
    path: '/index',
    title: 'shell.tab.home',
    depth: 0,
    access: 'member',
    tab: { icon: 'home' },
    wide: true,
    areas: ['home'],
    skeleton: 'home',
    atOnce: {
      calls: [
        'wallet/account/balance',
        'income/income/summary',
        'goods/mine/order/record?status=valid&pageNum=1&pageSize=20',
        'user/user/info',
        'goods/mine/product/list?kind=machine&pageNum=1&pageSize=20',
      ],
    },
  },
  notices: {
    path: '/index/alert',
    title: 'home.notices',
    depth: 1,
    access: 'member',
    areas: ['home'],
    query: ['id'],
    skeleton: 'list',
  },
  news: {
    path: '/news',
    title: 'home.news',
    depth: 1,
    access: 'member',
    areas: ['home'],
    skeleton: 'list',
  },
  article: {
    path: '/info/detail',
    title: 'home.news',
    depth: 2,
    access: 'member',
    areas: ['home'],
    query: ['id'],
  },
});
