import { epochMs, type Remaining } from '@paydirt/domain';
import { clockDigits } from '@paydirt/ui/countdown';
import type { ProductCardProps } from '@paydirt/ui/product-card';

import { amountOf } from '../amount-of.ts';
import type { ProductItem } from '../data.ts';

const format = ({ days, ...left }: Remaining) =>
  `Rush · ends in ${days > 0 ? `${days} d ` : ''}${clockDigits({ days, ...left })}`;

/** Lay a product out as our card. */
export function cardProps(item: ProductItem): ProductCardProps {
  return {
    name: item.name,
    picture: item.picture,
    price: amountOf(item.price),
    offer: {
      kind: 'timed-sale',
      endsAt: epochMs(item.endsAt),
      format,
      action: { label: 'Lease', href: item.href },
    },
    figures: item.figures,
    sold: { permille: item.permille, label: item.sold },
    href: item.href,
  };
}

export const now = () => epochMs(Date.now());
