import '../ours.css';
import { CardList } from '@paydirt/ui/card-list';
import { ProductCard } from '@paydirt/ui/product-card';
import { ClockProvider } from '@paydirt/ui/ticker';
import { createRoot } from 'react-dom/client';

import { products, PRODUCTS, type ProductItem } from '../data.ts';
import { root } from '../root.ts';
import { cardProps, now } from './card-props.ts';

const card = (item: ProductItem) => <ProductCard data-item {...cardProps(item)} />;
const keyOf = ({ id }: ProductItem) => id;

createRoot(root()).render(
  <ClockProvider now={now}>
    <CardList label="Products" items={products(PRODUCTS)} keyOf={keyOf} card={card} />
  </ClockProvider>,
);
