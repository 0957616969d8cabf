import type { MouseEvent, ReactNode } from 'react';

import { useNavigation } from '../platform/navigation/hash-location.ts';
import { continues } from '../platform/navigation/continues.ts';

/**
 * Route plain links through the navigation, so that components need no router: `<a href="#/mine">`. Links that open
 * elsewhere are left to the browser.
 */
export function LinkInterceptor({ children }: { children: ReactNode }) {
  const navigation = useNavigation();
  function follow(event: MouseEvent) {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!plain || event.defaultPrevented || !(event.target instanceof Element)) return;
    const link = event.target.closest('a');
    const address = link?.getAttribute('href');
    if (!address?.startsWith('#/') || link?.target === '_blank' || link?.hasAttribute('download')) return;
    event.preventDefault();
    const to = address.slice(1);
    // Opening another item beside its list replaces the entry, so that Back does not step through the items.
    navigation.navigate(to, { replace: continues(navigation.entry(), to) });
  }
  // The links inside are the controls; this element only catches the clicks that bubble up.
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above
  return <div onClick={follow}>{children}</div>;
}
