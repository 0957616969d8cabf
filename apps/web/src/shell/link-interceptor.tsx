import type { MouseEvent, ReactNode } from 'react';

import { useNavigate } from '../platform/navigation/hash-location.ts';

/**
 * Let plain links go through the navigation, so that components need no router: `<a href="#/mine">`.
 * Whatever opens elsewhere stays the browser's.
 */
export function LinkInterceptor({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  function follow(event: MouseEvent) {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!plain || event.defaultPrevented || !(event.target instanceof Element)) return;
    const link = event.target.closest('a');
    const address = link?.getAttribute('href');
    if (!address?.startsWith('#/') || link?.target === '_blank' || link?.hasAttribute('download')) return;
    event.preventDefault();
    navigate(address.slice(1));
  }
  // What is focused and clicked is the link inside; this hears of it, as the document would.
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above
  return <div onClick={follow}>{children}</div>;
}
