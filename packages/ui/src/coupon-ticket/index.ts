export { CouponChoice, type CouponChoiceProps, type CouponOption } from './coupon-choice.tsx';
export {
  CouponTicket,
  CouponTicketSkeleton,
  type CouponContent,
  type CouponState,
  type CouponTicketProps,
} from './coupon-ticket.tsx';
