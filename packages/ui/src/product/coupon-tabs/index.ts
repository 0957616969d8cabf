export { CouponTabs, type CouponTab, type CouponTabItem, type CouponTabsProps } from './coupon-tabs.tsx';
