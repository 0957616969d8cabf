import { useEffect, useLayoutEffect } from 'react';

import { RenderedEntryContext } from '../../platform/navigation/hash-location.ts';
import { usePlatform, useT } from '../../platform/hooks.tsx';
import { useDocumentTitle } from './document-title.ts';
import type { RenderedPage } from '../route-view.ts';
import { usePane } from '../panes/pane-box.ts';
import { Screens } from './screens.tsx';
import { useScrollKeeping } from '../scroll/scroll-keeping.ts';

interface PageProps {
  rendered: RenderedPage;
  /** It is the page of the address, and not the list next to it. @default true */
  current?: boolean;
}

/** Draw a screen, with its title in the browser's tab, its scroll offset, and the focus at its beginning. */
export function Page({ rendered: { entry, route }, current = true }: PageProps) {
  const t = useT();
  const { navigation } = usePlatform();
  const { role } = usePane();

  useDocumentTitle(current ? (route === null ? t('shell.notFound.title') : t(route.title)) : null);

  useEffect(() => {
    if (!current || navigation.lastMove() === 'start') return;
    // Users of a screen reader or a keyboard start at the new page; a form that fills its page has already
    // focused its field.
    const page = document.getElementById(role === 'detail' ? 'detail' : 'content');
    if (document.activeElement?.matches('[data-field]') && page?.contains(document.activeElement)) return;
    page?.focus({ preventScroll: true });
  }, [navigation, current, role]);

  return (
    <RenderedEntryContext value={entry}>
      {role === 'detail' ? <FromItsTop /> : <RestoredScroll entryId={entry.id} />}
      <Screens />
    </RenderedEntryContext>
  );
}

/** The window's offset is that of the list; the page next to it starts at its top. */
function FromItsTop() {
  useLayoutEffect(() => {
    document.getElementById('detail')?.scrollTo(0, 0);
  }, []);
  return null;
}

function RestoredScroll({ entryId }: { entryId: string }) {
  useScrollKeeping(entryId);
  return null;
}
