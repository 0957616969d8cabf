import { useEffect } from 'react';

import { useT } from '../../platform/hooks.tsx';

/** Name what is shown in the browser's tab and to screen readers, in the page's language; null is named by others. */
export function useDocumentTitle(title: string | null): void {
  const t = useT();
  useEffect(() => {
    if (title !== null) document.title = t('shell.documentTitle', { title });
  }, [t, title]);
}
