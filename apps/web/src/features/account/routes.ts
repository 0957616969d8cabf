import { defineRoutes, type LoadedScreen } from '../../platform/navigation/routes.ts';

/** Oneself, and how the app looks: SCREENS, "Me". */
export const accountRoutes = defineRoutes({
  me: {
    path: '/mine',
    title: 'shell.tab.me',
    depth: 0,
    access: 'member',
    tab: { icon: 'me', inMenu: true, badge: 'unread' },
    areas: ['me'],
    load: (): LoadedScreen => import('./me/me-screen.tsx').then((module) => module.MineScreen),
    atOnce: { calls: ['user/user/info', 'wallet/account/balance'] },
  },
  settings: {
    path: '/user/system',
    title: 'me.settings.title',
    depth: 1,
    access: 'member',
    areas: ['me'],
    load: (): LoadedScreen =>
      import('./settings/settings-screen.tsx').then((module) => module.SettingsScreen),
    skeleton: 'list',
  },
  language: {
    path: '/index/language',
    title: 'me.language.title',
    depth: 2,
    access: 'anyone',
    areas: ['me'],
    load: (): LoadedScreen =>
      import('./language/language-screen.tsx').then((module) => module.LanguageScreen),
    skeleton: 'list',
  },
  about: {
    path: '/index/about',
    title: 'me.about.title',
    depth: 1,
    access: 'member',
    areas: ['me'],
    load: (): LoadedScreen => import('./about/about-screen.tsx').then((module) => module.AboutScreen),
  },
});
