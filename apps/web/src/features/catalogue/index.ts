export { useLocalUnit } from './data/local-unit.ts';
export { saleOf, useAgreement, useProducts } from './data/products.ts';
export { AgreementText } from './product/agreement-text.tsx';
export { LocalUnitNote } from './products/local-unit-note.tsx';
export { NetNote } from './products/net-note.tsx';
export { ProductCardsSkeleton } from './products/product-cards-skeleton.tsx';
export { skeletonTexts, toProductCardProps } from './products/product-card-props.ts';
