import { defineRoutes } from '../platform/navigation/routes.ts';

/** The daily check-in: SCREENS, "Orders, team, rewards". */
export const checkInRoutes = defineRoutes('check-in', {
  checkIn: {
    path: '/index/sign',
    title: 'checkIn.title',
    depth: 1,
    access: 'member',
    areas: ['checkin'],
    atOnce: { calls: ['user/signin/today', 'user/signin/record'] },
  },
  checkInHistory: {
    path: '/user/signbonus',
    title: 'checkIn.historyTitle',
    depth: 2,
    access: 'member',
    areas: ['checkin'],
    skeleton: 'list',
  },
});
