import type { ProductDetail } from '@paydirt/contract/goods/products';
import type { Announcement } from '@paydirt/domain';
import type { Translate } from '@paydirt/i18n';
import { FigureGrid } from '@paydirt/ui/figure-grid';
import { OfferBadge, SoldShare } from '@paydirt/ui/product-card';
import { useEffect, useEffectEvent, useState } from 'react';

import { amountWith } from '../../coupons/index.ts';
import { useRefresh } from '../../../platform/data/use-call.ts';
import { useClock, useFormat, useLocale, useT } from '../../../platform/hooks.tsx';
import { PagePart } from '../../../shell/screen/page-part.tsx';
import { part } from '../../../shell/screen/part.tsx';
import { PartBoundary } from '../../../shell/screen/part-boundary.tsx';
import { usePreloadScreens } from '../../../shell/screen/use-preload-screens.ts';
import { foreignLanguage } from '../../../platform/language/content-language.ts';
import { useCreateOrder } from '../data/create-order.ts';
import { useLocalUnit } from '../data/local-unit.ts';
import { LocalUnitNote } from '../products/local-unit-note.tsx';
import { soldOf, toOffer } from '../products/product-card-props.ts';
import { ProductGallery } from './product-gallery.tsx';
import { ProductChartSkeleton } from './product-chart-skeleton.tsx';
import { toFigures } from './product-figures.ts';
import { PurchaseBar } from './purchase-bar.tsx';
import { PurchaseChoicesList } from './purchase-choices-list.tsx';
import { Risk } from './risk.tsx';
import { nextStep, type PurchaseStage } from './purchase.ts';
import { type Purchase, usePurchase } from './use-purchase.ts';
import { LeaseOutcome } from './lease-outcome.tsx';
import { useNavigate, useQueryParameter } from '../../../platform/navigation/hash-location.ts';
import { catalogueRoutes } from '../../../routes/catalogue.ts';
import { ordersRoutes } from '../../../routes/orders.ts';
import { walletRoutes } from '../../../routes/wallet.ts';

const ProductChart = part(['home'], async () => (await import('./product-chart.tsx')).ProductChart);
// Preloaded, so that the sheet opens at once after the member has read the page.
const PurchaseSheet = part([], async () => (await import('./purchase-sheet.tsx')).PurchaseSheet, {
  preload: true,
});

/**
 * Show everything about one product: drawing, risk, expected result, history, and the way to lease or buy it. The
 * bar sticks within the part below the risk notice, so that it is visible only after that notice was (H5).
 */
export function ProductPage({ product }: { product: ProductDetail }) {
  const t = useT();
  const format = useFormat();
  const locale = useLocale();
  const texts = { t, format, locale, now: useClock()() };
  const refresh = useRefresh();
  const purchase = usePurchase(product);
  const local = useLocalUnit();
  usePreloadScreens(product.kind === 'machine' ? ordersRoutes.order : walletRoutes.addDeliveryAddress);
  const [stage, setStage] = useState<PurchaseStage | null>(null);
  useBeginPurchase(product, purchase, setStage);
  const [failure, setFailure] = useState<string | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  if (stage !== null && !wasOpened) setWasOpened(true);
  const machine = product.kind === 'machine';
  const foreign = foreignLanguage(product.contentLanguage, locale);
  const sold = soldOf(product, texts);

  return (
    <>
      <ProductGallery product={product} />
      <div className="flex flex-col gap-5 px-4 pt-5">
        <div className="flex flex-col items-start gap-1.5">
          <OfferBadge
            offer={toOffer(product, texts, () => void refresh('products'))}
            announce={announced(t)}
          />
          <h2 lang={foreign} className="max-w-full font-title text-24 font-bold tracking-tight text-balance">
            {product.productName}
          </h2>
          <p lang={foreign} className="max-w-full text-15 text-pretty text-ink-2">
            {product.description}
          </p>
          {foreign ? <p className="text-13 text-ink-2">{t('common.shownInEnglish')}</p> : null}
        </div>
        {machine ? <Risk product={product} /> : null}
      </div>
      <div className="flex flex-1 flex-col">
        <div className="flex flex-1 flex-col gap-5 px-4 pt-5 pb-6">
          <div className="flex flex-col gap-2">
            {machine ? (
              <LeaseOutcome product={product} pays={amountWith(product, purchase.coupon)} />
            ) : (
              <FigureGrid figures={toFigures(product, { t, format, local })} />
            )}
            <LocalUnitNote local={local} />
          </div>
          {/* What was, the bad days among them (H13). */}
          {machine ? (
            <PagePart skeleton={<ProductChartSkeleton />}>
              <ProductChart product={product} />
            </PagePart>
          ) : null}
          {sold ? <SoldShare {...sold} /> : null}
          <PurchaseChoicesList product={product} purchase={purchase} onOpen={setStage} />
        </div>
        <PurchaseBar
          product={product}
          purchase={purchase}
          failure={failure}
          onOpen={(next) => {
            setFailure(null);
            setStage(next);
          }}
        />
      </div>
      <PartBoundary resetKey={String(stage)} onFailed={() => setStage(null)}>
        {wasOpened ? (
          <PurchaseSheet
            product={product}
            purchase={purchase}
            stage={stage}
            onStageChange={setStage}
            onSettledElsewhere={(outcome) => {
              setStage(null);
              void outcome.then(setFailure);
            }}
          />
        ) : null}
      </PartBoundary>
    </>
  );
}

/** Open the purchase of who came for it; the address is then the product's, or a reload would open it again. */
function useBeginPurchase(
  product: ProductDetail,
  { state, isKnown, choices }: Purchase,
  open: (stage: PurchaseStage) => void,
): void {
  const navigate = useNavigate();
  const wanted = useQueryParameter('buy') !== null && isKnown;
  const { lost } = useCreateOrder(product.id);
  const begin = useEffectEvent(() => {
    navigate(catalogueRoutes.product.href({ productId: product.id }), { replace: true });
    if (state.kind === 'ready' && lost === null) open(nextStep(product, choices));
  });
  useEffect(() => {
    if (wanted) begin();
  }, [wanted]);
}

/** Get the texts of a countdown's thresholds for screen readers. */
function announced(t: Translate): (announcement: Announcement) => string {
  return (announcement) =>
    announcement.kind === 'ended'
      ? t('common.countdown.ended')
      : t(`common.countdown.${announcement.kind}`, { count: announcement.count });
}
