export {
  ProductCard,
  type ProductCardAction,
  type ProductCardOffer,
  type ProductCardProps,
} from './product-card.tsx';
export {
  ProductCardSkeleton,
  type ProductCardSkeletonProps,
  type ProductCardSkeletonTexts,
} from './product-card-skeleton.tsx';
