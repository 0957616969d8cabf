import { defineRoutes, type LoadedScreen } from '../../platform/navigation/routes.ts';

/** What can be leased and bought: SCREENS, "Home, catalogue, buying". */
export const catalogueRoutes = defineRoutes({
  products: {
    path: '/projects',
    title: 'shell.tab.machines',
    depth: 0,
    access: 'member',
    tab: { icon: 'machines', inMenu: true },
    areas: ['products'],
    query: ['kind', 'status'],
    load: (): LoadedScreen =>
      import('./products/products-screen.tsx').then((module) => module.ProductsScreen),
    skeleton: 'cards',
    atOnce: { calls: ['user/user/info', 'goods/mine/product/list?kind=machine&pageNum=1&pageSize=20'] },
  },
  product: {
    path: '/index/detail',
    title: 'shell.title.product',
    depth: 1,
    access: 'member',
    areas: ['products', 'income'],
    query: ['productId'],
    load: (): LoadedScreen => import('./product/product-screen.tsx').then((module) => module.ProductScreen),
  },
  incomePattern: {
    path: '/index/incomePattern',
    title: 'shell.title.incomePattern',
    depth: 1,
    access: 'member',
    areas: ['products', 'income'],
    query: ['productId'],
    load: (): LoadedScreen =>
      import('./income-pattern/income-pattern-screen.tsx').then((module) => module.IncomePatternScreen),
  },
});
