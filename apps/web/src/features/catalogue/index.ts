export { saleOf, useAgreement, useProducts } from './data/products.ts';
export { AgreementText } from './product/agreement-text.tsx';
export { skeletonTexts, toProductCardProps } from './products/product-card-props.ts';
