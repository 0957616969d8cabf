import '../ours.css';
import { epochMs, type Remaining } from '@paydirt/domain';
import { CardList } from '@paydirt/ui/card-list';
import { clockDigits } from '@paydirt/ui/countdown';
import { ProductCard } from '@paydirt/ui/product-card';
import { ClockProvider } from '@paydirt/ui/ticker';
import { createRoot } from 'react-dom/client';

import { amountOf } from '../amount-of.ts';
import { products, root, type ProductItem } from '../data.ts';

const now = () => epochMs(Date.now());
const keyOf = ({ id }: ProductItem) => id;
const format = ({ days, ...left }: Remaining) =>
  `Rush · ends in ${days > 0 ? `${days} d ` : ''}${clockDigits({ days, ...left })}`;

const card = ({ name, picture, price, endsAt, figures, permille, sold, href }: ProductItem) => (
  <ProductCard
    data-item
    name={name}
    picture={picture}
    price={amountOf(price)}
    offer={{
      kind: 'timed-sale',
      endsAt: epochMs(endsAt),
      format,
      action: { label: 'Lease', href },
    }}
    figures={figures}
    sold={{ permille, label: sold }}
    href={href}
  />
);

createRoot(root()).render(
  <ClockProvider now={now}>
    <CardList label="Products" items={products()} keyOf={keyOf} card={card} />
  </ClockProvider>,
);
