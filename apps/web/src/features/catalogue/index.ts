export { saleOf, useAgreement, useProducts } from './data/products.ts';
export { AgreementText } from './product/agreement-text.tsx';
