import { defineRoutes } from '../platform/navigation/routes.ts';

/** Whom a member invited: SCREENS, "Orders, team, rewards". */
export const teamRoutes = defineRoutes('team', {
  team: {
    path: '/index/friend',
    title: 'shell.tab.team',
    depth: 0,
    access: 'member',
    tab: { icon: 'team' },
    areas: ['team'],
    atOnce: { calls: ['POST user/share/info', 'user/user/info'] },
  },
  teamMembers: {
    path: '/index/friendmore',
    title: 'shell.title.teamMembers',
    depth: 1,
    access: 'member',
    areas: ['team'],
    query: ['floor'],
    skeleton: 'list',
  },
});
