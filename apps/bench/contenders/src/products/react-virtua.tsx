import '../ours.css';
import { ProductCard } from '@paydirt/ui/product-card';
import { ClockProvider } from '@paydirt/ui/ticker';
import { createRoot } from 'react-dom/client';
import { WindowVirtualizer } from 'virtua';

import { products, PRODUCTS } from '../data.ts';
import { root } from '../root.ts';
import { cardProps, now } from './card-props.ts';

createRoot(root()).render(
  <ClockProvider now={now}>
    <WindowVirtualizer data={products(PRODUCTS)}>
      {(item) => (
        <div key={item.id} className="grid pb-3">
          <ProductCard data-item {...cardProps(item)} />
        </div>
      )}
    </WindowVirtualizer>
  </ClockProvider>,
);
