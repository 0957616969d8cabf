import type { Product } from '@paydirt/contract/goods/products';
import { ActionBar } from '@paydirt/ui/action-bar';
import { ButtonLink } from '@paydirt/ui/button';
import { CouponTicketSkeleton } from '@paydirt/ui/coupon-ticket';
import { Illustration } from '@paydirt/ui/illustration';

import { useFormat, useT } from '../../../platform/hooks.tsx';
import { hashHref, useQueryParameter } from '../../../platform/navigation/hash-location.ts';
import { catalogueRoutes } from '../../../routes/catalogue.ts';
import { NotFound } from '../../../shell/not-found/not-found.tsx';
import { Screen } from '../../../shell/screen/screen.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { CouponPicker } from '../coupon-picker.tsx';
import { amountWith } from '../amount-with.ts';
import { useCouponProduct, useProductCoupons } from '../data/coupons.ts';

/** Choose a coupon for the product that the address names. */
export function ChooseCouponScreen() {
  const productId = useQueryParameter('productId');
  const view = useCouponProduct(productId);
  return (
    <Screen>
      <Viewed view={view} id={productId} notFound={<NoProduct />} skeleton={<ChooseCouponSkeleton />}>
        {(product) => <ProductCouponsPage product={product} />}
      </Viewed>
    </Screen>
  );
}

function ProductCouponsPage({ product }: { product: Product }) {
  const t = useT();
  const format = useFormat();
  const coupons = useProductCoupons(product);
  const pays = format.money(amountWith(product, coupons.chosen), 'price');
  return (
    <>
      <div className="flex flex-1 flex-col gap-5 px-4 pt-1 pb-6">
        <div className="flex flex-wrap items-center gap-3">
          <Illustration saved="button" src={product.productImage} className="size-16 shrink-0" />
          <div className="min-w-0 flex-1 basis-48">
            <h2 className="font-title text-20 font-bold text-balance">{product.productName}</h2>
            <p className="tabular text-15 text-ink-2">{format.money(amountWith(product, null), 'price')}</p>
          </div>
        </div>
        <CouponPicker product={product} coupons={coupons} />
      </div>
      <ActionBar className="flex-col">
        <p role="status" className="tabular text-15 font-semibold">
          {t('coupons.pays', { amount: pays })}
        </p>
        <ButtonLink
          wide
          size="lg"
          variant="primary"
          href={hashHref(catalogueRoutes.product.href({ productId: product.id }))}
        >
          {t('coupons.toProduct')}
        </ButtonLink>
      </ActionBar>
    </>
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

function ChooseCouponSkeleton() {
  const t = useT();
  return (
    <div role="status" className="flex flex-col gap-3 px-4 pt-20">
      <span className="sr-only">{t('common.loading')}</span>
      <CouponTicketSkeleton />
      <CouponTicketSkeleton />
    </div>
  );
}
