import type { Product } from '@paydirt/contract';
import { Carousel } from '@paydirt/ui/carousel';
import { Illustration } from '@paydirt/ui/illustration';

import { useFormat, useT } from '../../../platform/hooks.tsx';

/** The pictures of a product: one by itself, several to swipe. */
export function ProductGallery({ product }: { product: Product }) {
  const t = useT();
  const format = useFormat();
  const pictures = product.images.length > 0 ? product.images : [product.productImage];
  const name = product.productName;
  const [only] = pictures;
  if (pictures.length === 1 && only !== undefined) {
    return (
      <div className="grid place-items-center bg-wash px-6 pt-16 pb-8">
        <Illustration
          src={only}
          label={t('products.detail.picture', { name })}
          className="aspect-picture w-full max-w-72"
        />
      </div>
    );
  }
  const nameOf = (place: number) =>
    t('products.detail.pictureOf', {
      name,
      index: format.number(place),
      count: format.number(pictures.length),
    });
  return (
    <Carousel
      className="bg-wash px-6 pt-16 pb-4"
      label={t('products.detail.pictures')}
      tabbable
      dotLabel={(_slide, place) => nameOf(place)}
      slides={pictures.map((src, index) => ({
        id: src,
        label: nameOf(index + 1),
        content: (
          <Illustration
            src={src}
            label={nameOf(index + 1)}
            className="mx-auto block aspect-picture w-full max-w-72 overflow-clip"
          />
        ),
      }))}
    />
  );
}
