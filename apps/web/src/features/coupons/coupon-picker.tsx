import type { Product } from '@paydirt/contract/goods/products';
import { ButtonLink } from '@paydirt/ui/button';
import { CouponChoice, CouponTicketSkeleton } from '@paydirt/ui/coupon-ticket';
import { Illustration, scenes } from '@paydirt/ui/illustration';
import { EmptyState } from '@paydirt/ui/state-message';

import { FormFailure } from '../../forms/form-failure.tsx';
import { useFormat, useT } from '../../platform/hooks.tsx';
import { hashHref } from '../../platform/navigation/hash-location.ts';
import { couponsRoutes } from '../../routes/coupons.ts';
import { Viewed } from '../../shell/screen/viewed.tsx';
import { amountWith } from './amount-with.ts';
import { couponOption } from './coupon-texts.ts';
import { type ProductCoupons, useUsableCoupons } from './data/coupons.ts';

interface CouponPickerProps {
  product: Product;
  coupons: ProductCoupons;
}

/** Choose one of the member's coupons for a product, or none; each shows the resulting price. */
export function CouponPicker({ product, coupons }: CouponPickerProps) {
  const t = useT();
  const texts = { t, format: useFormat() };
  const view = useUsableCoupons(product.id);
  const { chosen, choose, failure } = coupons;
  const toTake = coupons.data?.offers ?? 0;
  return (
    <div className="flex flex-col gap-4">
      <Viewed inset part view={view} skeleton={<PickerSkeleton />} empty={<NoneForIt />}>
        {(usable) => (
          <CouponChoice
            legend={t('coupons.titleChoose')}
            legendHidden
            coupons={usable.map((coupon) => couponOption(coupon, product, texts))}
            value={chosen?.couponId ?? null}
            noneLabel={t('coupons.none')}
            noneNote={t('coupons.pays', { amount: texts.format.money(amountWith(product, null), 'price') })}
            onValueChange={(id) => choose(usable.find(({ couponId }) => couponId === id) ?? null)}
          />
        )}
      </Viewed>
      <FormFailure text={failure} />
      {toTake === 0 ? null : (
        <ButtonLink
          wide
          variant="quiet"
          href={hashHref(couponsRoutes.couponOffers.href({ productId: product.id }))}
        >
          {t('coupons.offered')}
        </ButtonLink>
      )}
    </div>
  );
}

function NoneForIt() {
  const t = useT();
  return (
    <EmptyState
      headingLevel={2}
      illustration={<Illustration src={scenes['empty-search']} />}
      title={t('coupons.noneToUse')}
    />
  );
}

function PickerSkeleton() {
  const t = useT();
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">{t('common.loading')}</span>
      <CouponTicketSkeleton />
      <CouponTicketSkeleton />
    </div>
  );
}
