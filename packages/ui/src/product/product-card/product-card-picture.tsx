import { cx } from 'class-variance-authority';
import type { ReactElement } from 'react';
import { Icon } from '../../foundations/icon/index.ts';
import { Illustration } from '../../foundations/illustration/index.ts';
import { look } from './product-card-look.ts';

interface ProductCardPictureProps {
  picture: ReactElement | string | null;
  /** The product can no longer be bought. */
  faded: boolean;
}

/** A product's picture on its tile. Decorative: the name is beside it. */
export function ProductCardPicture({ picture, faded }: ProductCardPictureProps) {
  return (
    <div className={look.picture}>
      {picture === null ? (
        <Icon name="image" size={28} className="text-edge" />
      ) : typeof picture === 'object' ? (
        picture
      ) : (
        <Illustration
          saved="tile"
          src={picture}
          className={cx('w-full p-1.5', faded && 'opacity-50 grayscale')}
        />
      )}
    </div>
  );
}
