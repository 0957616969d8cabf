import type { Product } from '@paydirt/contract/goods/products';
import { Carousel } from '@paydirt/ui/carousel';
import { useHeldPicture } from '@paydirt/ui/data-saver';
import { Illustration } from '@paydirt/ui/illustration';
import { useState } from 'react';

import { useFormat, useT } from '../../../platform/hooks.tsx';
import { PartBoundary } from '../../../shell/screen/part-boundary.tsx';
import { part } from '../../../shell/screen/part.tsx';
import { galleryLook } from './product-gallery-look.ts';

const Viewer = part(['community'], async () => (await import('../../../shell/screen/viewer.tsx')).Viewer);

/** Show the pictures of a product: one alone, several to swipe. Each opens large. */
export function ProductGallery({ product }: { product: Product }) {
  const t = useT();
  const format = useFormat();
  const [shown, setShown] = useState(0);
  // Null until the first tap loads the viewer; false keeps it mounted while it closes.
  const [open, setOpen] = useState<boolean | null>(null);
  const pictures = product.images.length > 0 ? product.images : [product.productImage];
  const isOne = pictures.length === 1;
  const name = product.productName;
  const nameOf = (index: number) =>
    isOne
      ? t('products.detail.picture', { name })
      : t('products.detail.pictureOf', {
          name,
          index: format.number(index + 1),
          count: format.number(pictures.length),
        });
  const picture = (src: string, index: number) => (
    <GalleryPicture
      src={src}
      name={nameOf(index)}
      onOpen={() => {
        setShown(index);
        setOpen(true);
      }}
    />
  );
  return (
    <>
      {isOne ? (
        <div className={`${galleryLook.box} pb-8`}>{picture(pictures[0] ?? product.productImage, 0)}</div>
      ) : (
        <Carousel
          className={`${galleryLook.box} pb-4`}
          label={t('products.detail.pictures')}
          dotLabel={(_slide, number) => nameOf(number - 1)}
          slides={pictures.map((src, index) => ({
            id: src,
            label: nameOf(index),
            content: picture(src, index),
          }))}
        />
      )}
      {open === null ? null : (
        <PartBoundary resetKey={String(open)} onFailed={() => setOpen(null)}>
          <Viewer
            open={open}
            onOpenChange={setOpen}
            title={t('products.detail.pictures')}
            pictures={pictures.map((src, index) => ({ src, alt: nameOf(index) }))}
            index={shown}
            onIndexChange={setShown}
          />
        </PartBoundary>
      )}
    </>
  );
}

/** One picture, which a tap enlarges; where data saving did not load it, that tap loads it here as well. */
function GalleryPicture({ src, name, onOpen }: { src: string; name: string; onOpen: () => void }) {
  const t = useT();
  const held = useHeldPicture(src);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={t('products.detail.enlarge', { picture: name })}
      className={`${galleryLook.picture} cursor-zoom-in rounded-card`}
      onClick={() => {
        held?.show();
        onOpen();
      }}
    >
      <Illustration
        saved="tile"
        src={src}
        label={name}
        className="block aspect-picture w-full overflow-clip"
      />
    </button>
  );
}
