import { useEffect } from 'react';

import { DrawnEntryContext } from '../../platform/navigation/hash-location.ts';
import { usePlatform, useT } from '../../platform/hooks.tsx';
import { useDocumentTitle } from './document-title.ts';
import type { Drawn } from '../route-view.ts';
import { Screens } from './screens.tsx';
import { useScrollKeeping } from '../scroll/scroll-keeping.ts';

/** Draw a screen, with its title in the browser's tab, its scroll offset, and the focus at its beginning. */
export function Page({ drawn: { entry, route } }: { drawn: Drawn }) {
  const t = useT();
  const { navigation } = usePlatform();
  useScrollKeeping(entry.id);

  useDocumentTitle(route === null ? t('shell.notFound.title') : t(route.title));

  useEffect(() => {
    // Whoever reads by ear or moves by keyboard begins at the new page, not where the old one was.
    if (navigation.lastMove() !== 'start') document.getElementById('content')?.focus({ preventScroll: true });
  }, [navigation]);

  return (
    <DrawnEntryContext value={entry}>
      <Screens />
    </DrawnEntryContext>
  );
}
