import { defineRoutes, type LoadedScreen } from '../../platform/navigation/routes.ts';

/** Where a member begins, and what the operator writes: SCREENS, "Home, catalogue, buying". */
export const homeRoutes = defineRoutes({
  home: {
    path: '/index',
    title: 'shell.tab.home',
    depth: 0,
    access: 'member',
    tab: { icon: 'home', inMenu: true },
    areas: ['home', 'income'],
    load: (): LoadedScreen => import('./home/home-screen.tsx').then((module) => module.HomeScreen),
  },
  notices: {
    path: '/index/alert',
    title: 'home.notices',
    depth: 1,
    access: 'member',
    areas: ['home'],
    query: ['id'],
    load: (): LoadedScreen => import('./notices/notices-screen.tsx').then((module) => module.NoticesScreen),
  },
  news: {
    path: '/news',
    title: 'home.news',
    depth: 1,
    access: 'member',
    areas: ['home'],
    load: (): LoadedScreen => import('./news/news-screen.tsx').then((module) => module.NewsScreen),
  },
  article: {
    path: '/info/detail',
    title: 'home.news',
    depth: 2,
    access: 'member',
    areas: ['home'],
    query: ['id'],
    load: (): LoadedScreen => import('./article/article-screen.tsx').then((module) => module.ArticleScreen),
  },
});
