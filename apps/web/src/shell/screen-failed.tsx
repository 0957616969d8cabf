import { FailedState } from '@paydirt/ui/state-message';

import { useOnline, useT } from '../platform/hooks.tsx';
import { useDocumentTitle } from './document-title.ts';

/** Stand in for a screen whose own chunk did not come. Part of the entry: whatever it fetched could be missing too. */
export function ScreenFailed({ retry }: { retry: () => void }) {
  const t = useT();
  const online = useOnline();
  const title = online ? t('common.loadFailed') : t('shell.offline.title');
  useDocumentTitle(title);
  return (
    <FailedState
      headingLevel={1}
      className="my-auto"
      title={title}
      text={online ? t('error.unavailable') : t('shell.offline.text')}
      retryLabel={t('common.retry')}
      onRetry={retry}
    />
  );
}
