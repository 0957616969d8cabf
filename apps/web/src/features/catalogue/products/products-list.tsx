import type { Product, ProductKind } from '@paydirt/contract/goods/products';
import { Button } from '@paydirt/ui/button';
import { CardList, type CardListSnapshot } from '@paydirt/ui/card-list';
import { Illustration, scenes } from '@paydirt/ui/illustration';
import { ListEnd } from '@paydirt/ui/list-end';
import { ProductCard } from '@paydirt/ui/product-card';
import { EmptyState } from '@paydirt/ui/state-message';
import { useCallback, useMemo } from 'react';

import { useLocalUnit } from '../data/local-unit.ts';
import { useProducts } from '../data/products.ts';
import { useRefresh } from '../../../platform/data/use-call.ts';
import { useClock, useFailureText, useFormat, useLocale, useT } from '../../../platform/hooks.tsx';
import { useChosen } from '../../../shell/panes/pane-box.ts';
import { useListSnapshot } from '../../../shell/screen/list-snapshot.ts';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { endingOf } from '../../../shell/screen/list-ending.ts';
import { ProductCardsSkeleton } from './product-cards-skeleton.tsx';
import { skeletonTexts, toProductCardProps } from './product-card-props.ts';
import { LocalUnitNote } from './local-unit-note.tsx';
import { isListed, type ProductFilter, STATUS_OF } from './products-filter.ts';

interface ProductsListProps {
  kind: ProductKind;
  filter: ProductFilter;
  onShowAll: () => void;
}

/** The products of a kind that a filter lets through, as cards. */
export function ProductsList({ kind, filter, onShowAll }: ProductsListProps) {
  const t = useT();
  const format = useFormat();
  const locale = useLocale();
  const clock = useClock();
  const failureText = useFailureText();
  const refresh = useRefresh();
  const local = useLocalUnit();
  const listState = useListSnapshot<CardListSnapshot>(`products ${kind} ${filter}`);
  const chosen = useChosen('productId');
  const pages = useProducts(kind, STATUS_OF[filter]);
  const items = pages.view.status === 'ready' ? pages.view.value.items : NONE;
  const listed = useMemo(() => {
    const now = clock();
    return items.filter((product) => isListed(product, filter, now));
  }, [items, filter, clock]);
  const card = useCallback(
    (product: Product) => {
      // When an offer's countdown ends, refetch it: the services decide its state (H4).
      const onEnd = () => void refresh('products');
      const texts = { t, format, locale, now: clock(), local };
      const props = toProductCardProps(product, texts, onEnd);
      // The page of the open product has the gold button.
      return <ProductCard {...props} gold={false} chosen={product.id === chosen} />;
    },
    [t, format, locale, clock, local, refresh, chosen],
  );
  const empty = (
    <EmptyState
      illustration={<Illustration src={scenes['empty-search']} />}
      title={t('products.empty.title')}
      action={
        filter === 'all' ? undefined : <Button onClick={onShowAll}>{t('products.empty.action')}</Button>
      }
    />
  );

  return (
    <Viewed inset view={pages.view} skeleton={<ProductsSkeleton />} empty={empty}>
      {() => (
        <>
          <h2 className="sr-only">{t('products.list')}</h2>
          {listed.length === 0 ? null : <LocalUnitNote local={local} className="mb-3" />}
          <CardList
            label={t('products.list')}
            items={listed}
            keyOf={idOf}
            card={card}
            openEnded={pages.hasMore}
            snapshot={listState.snapshot}
            onSnapshot={listState.keep}
          />
          {listed.length === 0 && !pages.hasMore ? (
            empty
          ) : (
            <ListEnd ending={endingOf(pages, t, failureText)} onEndReached={pages.loadMore} />
          )}
        </>
      )}
    </Viewed>
  );
}

const NONE: readonly never[] = [];
const idOf = ({ id }: Product) => id;

function ProductsSkeleton() {
  return <ProductCardsSkeleton texts={skeletonTexts({ t: useT(), format: useFormat() })} />;
}
