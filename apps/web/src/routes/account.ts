import { defineRoutes } from '../platform/navigation/routes.ts';

/** Oneself, and how the app looks: SCREENS, "Me". */
export const accountRoutes = defineRoutes('account', {
  me: {
    path: '/mine',
    title: 'shell.tab.me',
    depth: 0,
    access: 'member',
    tab: { icon: 'me', inMenu: true, badge: 'unread' },
    areas: ['me'],
    atOnce: { calls: ['wallet/account/balance', 'user/user/info'] },
  },
  settings: {
    path: '/user/system',
    title: 'me.settings.title',
    depth: 1,
    access: 'member',
    areas: ['me'],
    skeleton: 'list',
  },
  language: {
    path: '/index/language',
    title: 'me.language.title',
    depth: 2,
    access: 'anyone',
    areas: ['me'],
    skeleton: 'list',
  },
  about: {
    path: '/index/about',
    title: 'me.about.title',
    depth: 1,
    access: 'member',
    areas: ['me'],
  },
});
