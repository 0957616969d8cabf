import { useProduct } from '../data/products.ts';
import { isNotFound } from '../../../platform/data/view.ts';
import { useQueryParameter } from '../../../platform/navigation/hash-location.ts';
import { useOnline, useT } from '../../../platform/hooks.tsx';
import { NotFound } from '../../../shell/not-found/not-found.tsx';
import { Screen } from '../../../shell/screen/screen.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { ProductPage } from './product-page.tsx';
import { ProductPageSkeleton } from './product-page-skeleton.tsx';
import { catalogueRoutes } from '../../../routes/catalogue.ts';

/** Show one product, and let it be leased or bought. */
export function ProductScreen() {
  const productId = useQueryParameter('productId');
  const view = useProduct(productId);
  const online = useOnline();
  const isUnknown = productId === null || isNotFound(view);
  const isAged = view.status === 'ready' && (view.stale || !online);
  if (isUnknown) return <NoProduct />;
  return (
    <Screen
      title={view.status === 'ready' ? view.value.productName : undefined}
      // Its buttons would lie on what is said above the picture.
      surface={view.status === 'failed' || isAged ? 'solid' : 'fading'}
    >
      <Viewed view={view} skeleton={<ProductPageSkeleton />}>
        {(product) => <ProductPage product={product} />}
      </Viewed>
    </Screen>
  );
}

function NoProduct() {
  const t = useT();
  return (
    <Screen>
      <NotFound
        title={t('products.detail.noProductTitle')}
        link={{ href: catalogueRoutes.products.href(), label: t('products.detail.toProducts') }}
      />
    </Screen>
  );
}
