export { OrderCard, type OrderCardProps } from './order-card.tsx';
export {
  OrderCardSkeleton,
  type OrderCardSkeletonProps,
  type OrderCardSkeletonTexts,
} from './order-card-skeleton.tsx';
export { unbrokenDates } from './order-card-look.ts';
