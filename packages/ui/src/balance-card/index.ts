export { BalanceCard, BalanceCardSkeleton, type BalanceCardProps } from './balance-card.tsx';
