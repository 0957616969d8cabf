import { scenes } from '@paydirt/ui/illustration';
import { Skeleton, SkeletonBlock, SkeletonLine } from '@paydirt/ui/skeleton';

import { useIncomePattern } from '../data/products.ts';
import { useQueryParameter } from '../../../platform/navigation/hash-location.ts';
import { useT } from '../../../platform/hooks.tsx';
import { NotFound } from '../../../shell/not-found/not-found.tsx';
import { Screen } from '../../../shell/screen/screen.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { PatternPage } from './pattern-page.tsx';
import { catalogueRoutes } from '../../../routes/catalogue.ts';

/** Explain how income is computed and paid, worked through with one machine's own figures (H13). */
export function IncomePatternScreen() {
  const t = useT();
  const productId = useQueryParameter('productId');
  const view = useIncomePattern(productId);
  return (
    <Screen>
      <Viewed
        view={view}
        id={productId}
        notFound={
          <NotFound
            picture={scenes['how-income']}
            title={t('products.pattern.noProductTitle')}
            link={{ href: catalogueRoutes.products.href(), label: t('products.detail.toProducts') }}
          />
        }
        skeleton={<Loading />}
      >
        {(pattern) => <PatternPage pattern={pattern} />}
      </Viewed>
    </Screen>
  );
}

function Loading() {
  const t = useT();
  return (
    <Skeleton label={t('common.loading')}>
      <div className="flex flex-col gap-8 px-4 pt-1">
        <div className="flex flex-col gap-3">
          <div className="grid place-items-center rounded-card bg-wash py-4">
            <div className="aspect-picture w-full max-w-64" />
          </div>
          <div>
            <SkeletonLine size="17" extent="full" />
            <SkeletonLine size="17" extent="full" />
            <SkeletonLine size="17" extent="long" />
          </div>
        </div>
        <SkeletonBlock className="h-48" />
        <SkeletonBlock className="h-52" />
      </div>
    </Skeleton>
  );
}
