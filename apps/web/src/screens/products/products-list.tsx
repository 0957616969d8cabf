import type { ProductKind } from '@paydirt/contract';
import { Button } from '@paydirt/ui/button';
import { Illustration, scenes } from '@paydirt/ui/illustration';
import { ListEnd } from '@paydirt/ui/list-end';
import { ProductCard, ProductCardSkeleton } from '@paydirt/ui/product-card';
import { EmptyState } from '@paydirt/ui/state-message';

import { useProducts } from '../../data/products.ts';
import { useRefresh } from '../../data/use-call.ts';
import { useClock, useFailureText, useFormat, useLocale, useT } from '../../platform/hooks.tsx';
import { Viewed } from '../../shell/viewed.tsx';
import { endingOf } from '../list-ending.ts';
import { toProductCardProps } from './product-card-props.ts';
import { isListed, type ProductFilter, STATUS_OF } from './products-filter.ts';
import { productList } from '@paydirt/contract/calls/goods';

interface ProductsListProps {
  kind: ProductKind;
  filter: ProductFilter;
  onShowAll: () => void;
}

/** The products of a kind that a filter lets through, as cards; off screen their layout is skipped. */
export function ProductsList({ kind, filter, onShowAll }: ProductsListProps) {
  const t = useT();
  const format = useFormat();
  const locale = useLocale();
  const clock = useClock();
  const failureText = useFailureText();
  const refresh = useRefresh();
  const pages = useProducts(kind, STATUS_OF[filter]);
  const empty = (
    <EmptyState
      illustration={<Illustration src={scenes['empty-search']} />}
      title={t('products.empty.title')}
      text={t('products.empty.text')}
      action={
        filter === 'all' ? undefined : <Button onClick={onShowAll}>{t('products.empty.action')}</Button>
      }
    />
  );

  return (
    <Viewed view={pages.view} skeleton={<ProductsSkeleton />} empty={empty}>
      {({ items }) => {
        const now = clock();
        const listed = items.filter((product) => isListed(product, filter, now));
        // What is over only now is asked for again, so that the service says what the offer is (H4).
        const onEnd = () => void refresh(productList);
        return (
          <>
            <h2 className="sr-only">{t('products.list')}</h2>
            <ul aria-label={t('products.list')} className="grid gap-3">
              {listed.map((product) => (
                <li key={product.id} className="grid">
                  <ProductCard {...toProductCardProps(product, { t, format, locale, now }, onEnd)} />
                </li>
              ))}
            </ul>
            {listed.length === 0 && !pages.hasMore ? (
              empty
            ) : (
              <ListEnd ending={endingOf(pages, t, failureText)} onEndReached={pages.loadMore} />
            )}
          </>
        );
      }}
    </Viewed>
  );
}

function ProductsSkeleton() {
  const t = useT();
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{t('common.loading')}</span>
      <ProductCardSkeleton />
      <ProductCardSkeleton />
      <ProductCardSkeleton />
    </div>
  );
}
