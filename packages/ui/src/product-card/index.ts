export {
  ProductCard,
  type ProductCardAction,
  type ProductCardOffer,
  type ProductCardProps,
} from './product-card.tsx';
export { ProductCardSkeleton } from './product-card-skeleton.tsx';
