import { useEffect, useLayoutEffect } from 'react';

import { useT } from '../../platform/hooks.tsx';

/** Name what is shown in the browser's tab and to screen readers, in the language of the page; null is named by others. */
export function useDocumentTitle(title: string | null): void {
  const t = useT();
  // Before the effects of what it shows, which may know more.
  useLayoutEffect(() => {
    if (title !== null) document.title = t('shell.documentTitle', { title });
  }, [t, title]);
}

/** Name a page by what its answer says it is, instead of by its address; null where that is not known. */
export function useContentTitle(title: string | null): void {
  const t = useT();
  useEffect(() => {
    if (title !== null) document.title = t('shell.documentTitle', { title });
  }, [t, title]);
}
