import { ActionBar } from '@paydirt/ui/action-bar';
import { Button, ButtonLink } from '@paydirt/ui/button';
import { Illustration, scenes } from '@paydirt/ui/illustration';
import { List, ListRow } from '@paydirt/ui/list-row';
import { NoticeBar } from '@paydirt/ui/notice-bar';
import { EmptyState } from '@paydirt/ui/state-message';
import type { ReactNode } from 'react';

import type { View } from '../../../platform/data/view.ts';
import { hashHref, useRenderedEntry } from '../../../platform/navigation/hash-location.ts';
import { useT } from '../../../platform/hooks.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { DestinationsSkeleton } from './destination-card.tsx';
import { useReturn } from '../../../forms/use-return.ts';
import { accountRoutes } from '../../../routes/account.ts';
import { walletRoutes } from '../../../routes/wallet.ts';

export interface DestinationsPageProps<Item> {
  view: View<readonly Item[]>;
  /** The name of the list for screen readers. */
  listLabel: string;
  keyOf: (item: Item) => string;
  emptyTitle: string;
  addLabel: string;
  addHref: string;
  /** One of them, as its card. */
  children: (item: Item) => ReactNode;
}

/** List where money or goods can go, with the way to add one and, for who came from a form, the way back to it. */
export function DestinationsPage<Item>(props: DestinationsPageProps<Item>) {
  const t = useT();
  const back = useReturn(accountRoutes.me.href());
  const { view } = props;
  return (
    <>
      <div className="flex flex-1 flex-col gap-3 px-4 pt-2 pb-4">
        <NoticeBar tone="neutral">{t('destinations.testOnly')}</NoticeBar>
        <Viewed
          inset
          view={view}
          skeleton={<DestinationsSkeleton />}
          empty={
            <EmptyState
              illustration={<Illustration src={scenes['empty-search']} />}
              title={props.emptyTitle}
            />
          }
        >
          {(items) => (
            <ul role="list" aria-label={props.listLabel} className="flex flex-col gap-3">
              {items.map((item) => (
                <li key={props.keyOf(item)}>{props.children(item)}</li>
              ))}
            </ul>
          )}
        </Viewed>
        {back.awaited ? (
          <Button wide onClick={back.go}>
            {t('destinations.goOn')}
          </Button>
        ) : (
          <OtherDestinations />
        )}
      </div>
      <ActionBar>
        <ButtonLink variant="primary" size="lg" wide href={hashHref(props.addHref)}>
          {props.addLabel}
        </ButtonLink>
      </ActionBar>
    </>
  );
}

/** Link to the other kinds of destination, which have no entries on Me. */
function OtherDestinations() {
  const t = useT();
  const { path } = useRenderedEntry();
  const others = [
    { icon: 'wallet', route: walletRoutes.addresses },
    { icon: 'receipt', route: walletRoutes.bankCards },
    { icon: 'truck', route: walletRoutes.deliveryAddresses },
  ] as const;
  return (
    <List className="-mx-4 mt-4 border-y border-line">
      {others
        .filter(({ route }) => route.path !== path)
        .map(({ icon, route }) => (
          <ListRow key={route.path} icon={icon} title={t(route.title)} href={hashHref(route.href())} />
        ))}
    </List>
  );
}
