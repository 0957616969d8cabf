import { Illustration, scenes } from '@paydirt/ui/illustration';
import { FailedState } from '@paydirt/ui/state-message';

import { usePlatform, useT } from '../platform/hooks.tsx';

/** Say that a page stopped working. */
export function Crashed() {
  const t = useT();
  const { reload } = usePlatform();
  return (
    <FailedState
      headingLevel={1}
      illustration={<Illustration src={scenes.failed} />}
      title={t('shell.crashed.title')}
      text={t('shell.crashed.text')}
      retryLabel={t('shell.crashed.action')}
      onRetry={reload}
    />
  );
}
