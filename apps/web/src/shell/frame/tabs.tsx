import { TabBar } from '@paydirt/ui/tab-bar';

import { useUser } from '../../platform/data/user.ts';
import { usePlatform, useT } from '../../platform/hooks.tsx';
import { hashHref } from '../../platform/navigation/hash-location.ts';
import type { Route } from '../../platform/navigation/routes.ts';

/**
 * Lead to the routes of the tab bar, with the unread messages on the one that counts them. What is chosen from a tab's
 * list belongs to that tab.
 */
export function Tabs({ current }: { current: Route | null }) {
  const t = useT();
  const { routes } = usePlatform();
  const user = useUser();
  const unread = user.status === 'ready' ? user.value.unread : 0;
  return (
    <TabBar
      label={t('shell.tabs')}
      items={routes.tabs.flatMap((route) =>
        route.tab === undefined
          ? []
          : {
              href: hashHref(route.href()),
              label: t(route.title),
              icon: route.tab.icon,
              current: route === current || route.path === current?.detailOf,
              unread:
                route.tab.badge === 'unread'
                  ? { count: unread, label: t('shell.unread', { count: unread }) }
                  : undefined,
            },
      )}
    />
  );
}
