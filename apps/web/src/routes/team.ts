import { defineRoutes } from '../platform/navigation/routes.ts';

/** Routes of the team: SCREENS, "Orders, team, rewards". */
export const teamRoutes = defineRoutes('team', {
  team: {
    path: '/index/friend',
    title: 'shell.tab.team',
    depth: 0,
    access: 'member',
    tab: { icon: 'team' },
    areas: ['team'],
    atOnce: { calls: ['POST user/share/info'] },
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
  levels: {
    path: '/index/sharedetails',
    title: 'shell.title.levels',
    depth: 1,
    access: 'member',
    areas: ['team'],
    skeleton: 'list',
    atOnce: { calls: ['user/team/summary'] },
  },
  teamIncome: {
    path: '/index/lowerincome',
    title: 'shell.title.teamIncome',
    depth: 1,
    access: 'member',
    areas: ['team', 'record'],
  },
  invitation: {
    path: '/index/invitation',
    title: 'shell.title.invitation',
    depth: 1,
    access: 'member',
    areas: ['team', 'rewards'],
    query: ['code'],
    atOnce: { calls: ['POST user/share/info'] },
  },
});
