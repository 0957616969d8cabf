export { OrderCard, OrderCardSkeleton, type OrderCardProps } from './order-card.tsx';
