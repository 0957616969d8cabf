export { CouponChoice, type CouponChoiceProps, type CouponOption } from './coupon-choice.tsx';
export {
  CouponTicket,
  CouponTicketSkeleton,
  type CouponContent,
  type CouponState,
  type CouponTicketProps,
  type CouponTicketSkeletonProps,
  type CouponTicketSkeletonTexts,
} from './coupon-ticket.tsx';
