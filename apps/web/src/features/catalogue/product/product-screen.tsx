import { useProduct } from '../data/products.ts';
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
  const isAged = view.status === 'ready' && (view.stale || !online);
  return (
    <Screen
      title={view.status === 'ready' ? view.value.productName : undefined}
      // The buttons of a fading header would overlap the notice or failure at the top of the page.
      surface={productId === null || view.status === 'failed' || isAged ? 'solid' : 'fading'}
    >
      <Viewed view={view} id={productId} notFound={<NoProduct />} skeleton={<ProductPageSkeleton />}>
        {(product) => <ProductPage product={product} />}
      </Viewed>
    </Screen>
  );
}

function NoProduct() {
  const t = useT();
  return (
    <NotFound
      title={t('products.detail.noProductTitle')}
      link={{ href: catalogueRoutes.products.href(), label: t('products.detail.toProducts') }}
    />
  );
}
