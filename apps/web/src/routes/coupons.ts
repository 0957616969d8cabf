import { defineRoutes } from '../platform/navigation/routes.ts';

/** Coupons to take, to choose and to have: SCREENS, "Orders, team, rewards". */
export const couponsRoutes = defineRoutes('coupons', {
  couponOffers: {
    path: '/index/getcoupon',
    title: 'coupons.title',
    depth: 1,
    access: 'member',
    areas: ['coupons'],
    query: ['productId'],
    skeleton: 'cards',
  },
  chooseCoupon: {
    path: '/index/setcoupon',
    title: 'coupons.titleChoose',
    depth: 1,
    access: 'member',
    areas: ['coupons', 'products'],
    query: ['productId'],
    skeleton: 'cards',
  },
  myCoupons: {
    path: '/index/mycoupon',
    title: 'coupons.titleMine',
    depth: 1,
    access: 'member',
    areas: ['coupons'],
    query: ['state'],
    skeleton: 'cards',
    atOnce: { calls: ['exchange/coupon/all'] },
  },
});
