import { defineRoutes } from '../platform/navigation/routes.ts';

/** Routes of members' posts: SCREENS, "Community and messages". */
export const communityRoutes = defineRoutes('community', {
  community: {
    path: '/dynamic',
    title: 'shell.tab.community',
    depth: 0,
    access: 'member',
    tab: { icon: 'community' },
    areas: ['community'],
    skeleton: 'feed',
    atOnce: { calls: ['dynamic/square/list?pageNum=1&pageSize=10'] },
  },
  compose: {
    path: '/user/addynamic',
    title: 'community.write',
    depth: 2,
    access: 'member',
    areas: ['community', 'compose', 'pictures'],
    query: ['draft'],
    skeleton: 'form',
  },
  blocked: {
    path: '/user/avoided',
    title: 'moderation.list.title',
    depth: 2,
    access: 'member',
    areas: ['moderation'],
    skeleton: 'list',
    atOnce: { calls: ['dynamic/avoided/list'] },
  },
});
