import { defineRoutes } from '../platform/navigation/routes.ts';

/** Rewards that each member can have once: SCREENS, "Orders, team, rewards". */
export const earnRoutes = defineRoutes('earn', {
  earn: {
    path: '/user/earn',
    title: 'earn.titles.earn',
    depth: 2,
    access: 'member',
    areas: ['earn'],
    skeleton: 'list',
    atOnce: { calls: ['exchange/registerReward/query'] },
  },
  receivedRewards: {
    path: '/user/reward',
    title: 'earn.titles.earn',
    depth: 2,
    access: 'member',
    areas: ['earn'],
    skeleton: 'list',
  },
  joinGroup: {
    path: '/index/joinGroup',
    title: 'earn.kind.join_group.title',
    depth: 1,
    access: 'member',
    help: true,
    areas: ['earn', 'pictures'],
    skeleton: 'form',
  },
  shareLink: {
    path: '/index/shareLink',
    title: 'earn.kind.share_link.title',
    depth: 1,
    access: 'member',
    help: true,
    areas: ['earn', 'pictures'],
    skeleton: 'form',
  },
});
