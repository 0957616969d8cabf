import type { Product } from '@paydirt/contract/goods/products';

import { useIncomePattern } from '../data/products.ts';
import { useT } from '../../../platform/hooks.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { PatternChart } from '../../wallet/index.ts';
import { ProductChartSkeleton } from './product-chart-skeleton.tsx';

/** Chart the income of one unit of a product on its last days, bad ones included (H13). */
export function ProductChart({ product }: { product: Product }) {
  const t = useT();
  const view = useIncomePattern(product.id);
  return (
    <Viewed inset part view={view} skeleton={<ProductChartSkeleton />}>
      {(pattern) => <PatternChart pattern={pattern} label={t('products.detail.chartTitle')} />}
    </Viewed>
  );
}
