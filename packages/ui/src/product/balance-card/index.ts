export { BalanceCard, type BalanceCardProps } from './balance-card.tsx';
export {
  BalanceCardSkeleton,
  type BalanceCardSkeletonProps,
  type BalanceCardSkeletonTexts,
} from './balance-card-skeleton.tsx';
