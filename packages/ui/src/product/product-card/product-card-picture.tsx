import { cx } from 'class-variance-authority';
import { Icon } from '../../foundations/icon/index.ts';
import { Illustration } from '../../foundations/illustration/index.ts';
import { look } from './product-card-look.ts';

interface ProductCardPictureProps {
  src: string | null;
  /** The product can no longer be bought. */
  faded: boolean;
}

/** A product's picture on its tile. Decorative: the name is beside it. */
export function ProductCardPicture({ src, faded }: ProductCardPictureProps) {
  return (
    <div className={look.picture}>
      {src === null ? (
        <Icon name="image" size={28} className="text-edge" />
      ) : (
        <Illustration
          saved="tile"
          src={src}
          className={cx('w-full p-1.5', faded && 'opacity-50 grayscale')}
        />
      )}
    </div>
  );
}
