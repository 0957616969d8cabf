import { defineRoutes } from '../platform/navigation/routes.ts';

/** What members write: SCREENS, "Community and messages". */
export const communityRoutes = defineRoutes('community', {
  community: {
    path: '/dynamic',
    title: 'shell.tab.community',
    depth: 0,
    access: 'member',
    tab: { icon: 'community' },
    areas: ['community'],
    skeleton: 'feed',
    atOnce: { calls: ['dynamic/square/list?pageNum=1&pageSize=10', 'user/user/info'] },
  },
});
