import { SegmentedTabs, TabPanel } from '@paydirt/ui/segmented-tabs';

import { useNavigate, useQueryParameter } from '../../../platform/navigation/hash-location.ts';
import { useT } from '../../../platform/hooks.tsx';
import { Screen } from '../../../shell/screen/screen.tsx';
import { usePreloadScreens } from '../../../shell/screen/use-preload-screens.ts';
import { NetNote } from './net-note.tsx';
import { filterOf, kindOf, PRODUCT_FILTERS, type ProductFilter } from './products-filter.ts';
import { ProductsList } from './products-list.tsx';
import { catalogueRoutes } from '../../../routes/catalogue.ts';

/** Browse machines and merchandise; the address holds the selection. */
export function ProductsScreen() {
  usePreloadScreens(catalogueRoutes.product);
  const t = useT();
  const navigate = useNavigate();
  const kind = kindOf(useQueryParameter('kind'));
  const filter = filterOf(useQueryParameter('status'));

  function show(next: { kind: typeof kind; filter: ProductFilter }) {
    const query = {
      kind: next.kind === 'machine' ? null : next.kind,
      status: next.filter === 'all' ? null : next.filter,
    };
    navigate(catalogueRoutes.products.href(query), { replace: true });
  }

  return (
    <Screen title={t('shell.tab.machines')}>
      <div className="flex flex-1 flex-col gap-3 px-4 pt-1 pb-6">
        <SegmentedTabs
          label={t('products.kinds')}
          variant="segments"
          items={[
            { value: 'machine', label: t('products.machines') },
            { value: 'merchandise', label: t('products.merchandise') },
          ]}
          value={kind}
          onValueChange={(next) => show({ kind: next, filter })}
        >
          <TabPanel value={kind} className="flex flex-1 flex-col gap-3">
            <SegmentedTabs
              label={t('products.filter.label')}
              items={PRODUCT_FILTERS.map((value) => ({ value, label: t(`products.filter.${value}`) }))}
              value={filter}
              onValueChange={(next) => show({ kind, filter: next })}
            >
              <TabPanel value={filter} className="flex flex-1 flex-col gap-3">
                {kind === 'machine' ? <NetNote /> : null}
                <ProductsList
                  key={`${kind} ${filter}`}
                  kind={kind}
                  filter={filter}
                  onShowAll={() => show({ kind, filter: 'all' })}
                />
              </TabPanel>
            </SegmentedTabs>
          </TabPanel>
        </SegmentedTabs>
      </div>
    </Screen>
  );
}
