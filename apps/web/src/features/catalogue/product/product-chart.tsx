import type { Product } from '@paydirt/contract/goods/products';
import { Skeleton, SkeletonBlock } from '@paydirt/ui/skeleton';

import { useIncomePattern } from '../data/products.ts';
import { useT } from '../../../platform/hooks.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { PatternChart } from '../../wallet/index.ts';

/** Chart the income of one unit of a product on its last days, bad ones included (H13). */
export function ProductChart({ product }: { product: Product }) {
  const t = useT();
  const view = useIncomePattern(product.id);
  const loading = (
    <Skeleton label={t('common.loading')}>
      <SkeletonBlock className="h-[12.5rem]" />
    </Skeleton>
  );
  return (
    <Viewed inset view={view} skeleton={loading}>
      {(pattern) => <PatternChart pattern={pattern} label={t('products.detail.chartTitle')} />}
    </Viewed>
  );
}
