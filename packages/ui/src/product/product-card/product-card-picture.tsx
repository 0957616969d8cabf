import { cx } from 'class-variance-authority';
import type { ReactElement } from 'react';
import { Icon } from '../../foundations/icon/index.ts';
import { look } from './product-card-look.ts';

interface ProductCardPictureProps {
  picture: ReactElement | null;
  /** The product can no longer be bought. */
  faded: boolean;
}

/** A product's picture on its tile. Decorative: the name is next to it. */
export function ProductCardPicture({ picture, faded }: ProductCardPictureProps) {
  return (
    <div className={cx(look.picture, picture && look.drawn, picture && faded && look.faded)}>
      {picture ?? <Icon name="image" size={28} className="text-edge" />}
    </div>
  );
}
