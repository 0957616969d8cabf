export { amountWith } from './amount-with.ts';
export { CouponPicker } from './coupon-picker.tsx';
export { type ProductCoupons, useProductCoupons } from './data/coupons.ts';
