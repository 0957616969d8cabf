import type { CouponOffer } from '@paydirt/contract/rewards/coupons';
import { Button, ButtonLink } from '@paydirt/ui/button';
import { CouponTicket, CouponTicketSkeleton } from '@paydirt/ui/coupon-ticket';
import { Illustration, scenes } from '@paydirt/ui/illustration';
import { EmptyState } from '@paydirt/ui/state-message';
import { useState } from 'react';

import type { View } from '../../../platform/data/view.ts';
import { FormFailure } from '../../../forms/form-failure.tsx';
import { useFailureText, useFormat, useT } from '../../../platform/hooks.tsx';
import { hashHref, useQueryParameter } from '../../../platform/navigation/hash-location.ts';
import { couponsRoutes } from '../../../routes/coupons.ts';
import { Screen } from '../../../shell/screen/screen.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { couponTicket } from '../coupon-ticket.tsx';
import { offerContent } from '../coupon-texts.ts';
import { useAllCoupons, useCouponsOpen, useProductOffers, useTakeCoupon } from '../data/coupons.ts';

/** List the coupons offered to every member, for one product where the address names one. */
export function CouponOffersScreen() {
  const t = useT();
  const productId = useQueryParameter('productId');
  return (
    <Screen>
      <div className="flex flex-1 flex-col gap-4 px-4 pt-1 pb-6">
        {productId === null ? <AllOffers /> : <ProductOffers productId={productId} />}
        <ButtonLink wide href={hashHref(couponsRoutes.myCoupons.href())}>
          {t('coupons.titleMine')}
        </ButtonLink>
      </div>
    </Screen>
  );
}

function AllOffers() {
  const view = useAllCoupons();
  return <Offers view={view.status === 'ready' ? { ...view, value: view.value.available } : view} />;
}

function ProductOffers({ productId }: { productId: string }) {
  const t = useT();
  return (
    <>
      <Offers view={useProductOffers(productId)} />
      <ButtonLink wide variant="quiet" href={hashHref(couponsRoutes.couponOffers.href())}>
        {t('coupons.offered')}
      </ButtonLink>
    </>
  );
}

function Offers({ view }: { view: View<readonly CouponOffer[]> }) {
  const t = useT();
  return (
    <Viewed inset view={view} skeleton={<OffersSkeleton />}>
      {(offers) =>
        offers.length === 0 ? (
          <NoOffers />
        ) : (
          <>
            <h2 className="sr-only">{t('coupons.title')}</h2>
            <ul role="list" aria-label={t('coupons.title')} className="flex flex-col gap-3">
              {offers.map((offer) => (
                <Offer key={offer.couponId} offer={offer} />
              ))}
            </ul>
          </>
        )
      }
    </Viewed>
  );
}

/** One offer, with why it could not be taken. */
function Offer({ offer }: { offer: CouponOffer }) {
  const failureText = useFailureText();
  const { send, sending } = useTakeCoupon();
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function take() {
    setTried(true);
    setFailure(null);
    const result = await send({ couponId: offer.couponId });
    // The ticket itself shows that it was taken, and for which products.
    if (result !== null && !result.ok) setFailure(failureText(result.error));
  }

  return (
    <li>
      <OfferTicket offer={offer} busy={sending} onTake={() => void take()} />
      {tried ? <FormFailure text={failure} /> : null}
    </li>
  );
}

interface OfferTicketProps {
  offer: CouponOffer;
  busy: boolean;
  onTake: () => void;
}

function OfferTicket({ offer, busy, onTake }: OfferTicketProps) {
  const t = useT();
  const format = useFormat();
  const texts = { t, format };
  if (offer.taken !== null) return <CouponTicket {...couponTicket(offer.taken, texts)} />;
  const content = offerContent(offer, texts);
  if (offer.takenEarlier)
    return <CouponTicket {...content} state="gone" stateLabel={t('common.earlierAccount')} />;
  switch (offer.state) {
    case 'upcoming':
      return <CouponTicket {...content} state="available" stateLabel={t('coupons.notYet')} />;
    case 'sold_out':
      return <CouponTicket {...content} state="gone" stateLabel={t('coupons.gone')} />;
    case 'open':
      return (
        <CouponTicket
          {...content}
          state="available"
          stateLabel={
            offer.left === null || offer.stock === null
              ? t('coupons.free')
              : t('coupons.left', { count: offer.left, stock: format.number(offer.stock) })
          }
          action={takeButton(t('coupons.receive'), busy, onTake)}
        />
      );
  }
}

/** Make the button that takes an offer, described by its title. */
function takeButton(text: string, busy: boolean, onTake: () => void) {
  return (titleId: string) => (
    <Button size="sm" aria-describedby={titleId} guarded busy={busy} onClick={onTake}>
      {text}
    </Button>
  );
}

/** Nothing is offered: because coupons are closed, or because there is nothing. */
function NoOffers() {
  const t = useT();
  const view = useCouponsOpen();
  const closed = view.status === 'ready' && !view.value.open;
  return (
    <EmptyState
      illustration={<Illustration src={scenes['empty-search']} />}
      title={t('coupons.closed.title')}
      text={closed ? t('coupons.closed.text') : undefined}
    />
  );
}

function OffersSkeleton() {
  const t = useT();
  const texts = {
    unit: t('coupons.off', { amount: 'USDT' }),
    validity: t('coupons.term', { count: 14 }),
    stateLabel: t('coupons.free'),
    action: t('coupons.receive'),
  };
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">{t('common.loading')}</span>
      <CouponTicketSkeleton texts={texts} />
      <CouponTicketSkeleton texts={texts} />
      <CouponTicketSkeleton texts={texts} />
    </div>
  );
}
