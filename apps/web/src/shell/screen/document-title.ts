import { useEffect } from 'react';

import { useT } from '../../platform/hooks.tsx';

/** Name what is shown in the browser's tab and to screen readers, in the language of the page. */
export function useDocumentTitle(title: string): void {
  const t = useT();
  useEffect(() => {
    document.title = t('shell.documentTitle', { title });
  }, [t, title]);
}
