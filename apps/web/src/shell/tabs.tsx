import type { IconName } from '@paydirt/ui/icon';
import { TabBar } from '@paydirt/ui/tab-bar';

import { useUser } from '../data/user.ts';
import { hashHref } from '../platform/hash-location.ts';
import { useT } from '../platform/hooks.tsx';
import { definitionOf, href, type RouteName, type TabName } from '../platform/routes.ts';

const TABS: readonly {
  readonly route: 'home' | 'community' | 'products' | 'team' | 'me';
  readonly icon: IconName;
}[] = [
  { route: 'home', icon: 'home' },
  { route: 'community', icon: 'community' },
  { route: 'products', icon: 'machines' },
  { route: 'team', icon: 'team' },
  { route: 'me', icon: 'me' },
];

/** Lead to the five tab routes, with the unread messages on Me. */
export function Tabs({ current }: { current: TabName }) {
  const t = useT();
  const user = useUser();
  const unread = user.status === 'ready' ? user.value.unread : 0;
  return (
    <TabBar
      label={t('shell.tabs')}
      items={TABS.map(({ route, icon }) => {
        const { tab, title } = definitionOf(route satisfies RouteName);
        return {
          href: hashHref(href[route]()),
          label: t(title),
          icon,
          current: tab === current,
          unread: tab === 'me' ? { count: unread, label: t('shell.unread', { count: unread }) } : undefined,
        };
      })}
    />
  );
}
