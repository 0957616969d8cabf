export { saleOf, useAgreement, useProducts } from './data/products.ts';
export { AgreementText } from './product/agreement-text.tsx';
export { RunFigures } from './product/lease-outcome.tsx';
