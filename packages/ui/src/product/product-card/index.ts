export {
  ProductCard,
  type ProductCardAction,
  type ProductCardOffer,
  type ProductCardProps,
} from './product-card.tsx';
export { OfferBadge, type OfferBadgeProps, type ProductOffer } from './product-card-offer-badge.tsx';
export {
  ProductCardSkeleton,
  type ProductCardSkeletonProps,
  type ProductCardSkeletonTexts,
} from './product-card-skeleton.tsx';
export { SoldShare, type SoldShareProps } from './product-card-sold-share.tsx';
