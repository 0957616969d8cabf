import { Illustration, scenes } from '@paydirt/ui/illustration';
import { FailedState } from '@paydirt/ui/state-message';

import { usePlatform, useT } from '../../platform/hooks.tsx';
import { useDocumentTitle } from '../screen/document-title.ts';
import { part } from '../screen/part.tsx';

const WorldClosed = part(['test'], async () => (await import('./world-closed.tsx')).WorldClosed);

/** Refuse services that do not declare test mode, and a world of this browser that cannot be opened. */
export function NotTestMode() {
  return usePlatform().world === null ? <OtherService /> : <WorldClosed />;
}

/** Refuse a service that does not declare test mode: one page, without ribbon and data (H1). */
function OtherService() {
  const t = useT();
  const { reload } = usePlatform();
  useDocumentTitle(t('shell.notTestMode.title'));
  return (
    <main className="grid min-h-dvh place-items-center bg-paper">
      <FailedState
        headingLevel={1}
        illustration={<Illustration src={scenes['no-permission']} />}
        title={t('shell.notTestMode.title')}
        text={t('shell.notTestMode.text')}
        retryLabel={t('shell.notTestMode.action')}
        onRetry={reload}
      />
    </main>
  );
}
