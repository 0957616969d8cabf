import type { Coupon } from '@paydirt/contract/rewards/coupons';
import { ButtonLink } from '@paydirt/ui/button';
import { CouponTabs, type CouponTab } from '@paydirt/ui/coupon-tabs';
import { CouponTicketSkeleton } from '@paydirt/ui/coupon-ticket';
import { Illustration, scenes } from '@paydirt/ui/illustration';

import { useFormat, useT } from '../../../platform/hooks.tsx';
import { hashHref, useNavigate, useQueryParameter } from '../../../platform/navigation/hash-location.ts';
import { couponsRoutes } from '../../../routes/coupons.ts';
import { Screen } from '../../../shell/screen/screen.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { couponTicket } from '../coupon-ticket.tsx';
import { useAllCoupons } from '../data/coupons.ts';

const STATES = ['toUse', 'used', 'expired'] as const;
type State = (typeof STATES)[number];

function stateOf(text: string | null): State {
  return STATES.find((state) => state === text) ?? 'toUse';
}

/** List the member's coupons by state; the address holds the state. */
export function MyCouponsScreen() {
  const t = useT();
  const texts = { t, format: useFormat() };
  const navigate = useNavigate();
  const state = stateOf(useQueryParameter('state'));
  const view = useAllCoupons();
  const offered = hashHref(couponsRoutes.couponOffers.href());
  return (
    <Screen>
      <div className="flex flex-1 flex-col gap-4 px-4 pt-1 pb-6">
        <Viewed inset view={view} skeleton={<MyCouponsSkeleton />}>
          {({ mine }) => {
            const coupons: Record<State, readonly Coupon[]> = {
              toUse: [...mine.chosen, ...mine.received],
              used: mine.used,
              expired: mine.expired,
            };
            const tabs = STATES.map((value): CouponTab<State> => ({
              value,
              label: t(`coupons.${value}`),
              count: coupons[value].length,
              coupons: coupons[value].map((coupon) => couponTicket(coupon, texts)),
              empty: {
                illustration: <Illustration src={scenes['empty-search']} />,
                title: t(`coupons.empty.${value}.title`),
                action:
                  value === 'toUse' ? (
                    <ButtonLink href={offered}>{t('coupons.offered')}</ButtonLink>
                  ) : undefined,
              },
            }));
            return (
              <>
                <h2 className="sr-only">{t('coupons.titleMine')}</h2>
                <CouponTabs
                  label={t('coupons.titleMine')}
                  tabs={tabs}
                  value={state}
                  onValueChange={(next) =>
                    navigate(couponsRoutes.myCoupons.href({ state: next === 'toUse' ? null : next }), {
                      replace: true,
                    })
                  }
                />
                {state === 'toUse' && coupons.toUse.length > 0 ? (
                  <ButtonLink wide href={offered}>
                    {t('coupons.offered')}
                  </ButtonLink>
                ) : null}
              </>
            );
          }}
        </Viewed>
      </div>
    </Screen>
  );
}

function MyCouponsSkeleton() {
  const t = useT();
  const texts = {
    unit: t('coupons.off', { amount: 'USDT' }),
    validity: t('coupons.until', { day: '00.00.0000' }),
    stateLabel: t('coupons.yours'),
    action: t('coupons.use'),
  };
  return (
    <div role="status" className="flex flex-col gap-3 pt-15">
      <span className="sr-only">{t('common.loading')}</span>
      <CouponTicketSkeleton texts={texts} />
      <CouponTicketSkeleton texts={texts} />
    </div>
  );
}
