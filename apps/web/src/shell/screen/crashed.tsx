import { Illustration, scenes } from '@paydirt/ui/illustration';
import { FailedState } from '@paydirt/ui/state-message';

import { usePlatform, useT } from '../../platform/hooks.tsx';

/** State that a page stopped working. */
export function Crashed({ headingLevel = 1 }: { headingLevel?: 1 | 2 }) {
  const t = useT();
  const { reload } = usePlatform();
  return (
    <FailedState
      headingLevel={headingLevel}
      illustration={<Illustration src={scenes.failed} />}
      title={t('shell.crashed.title')}
      text={t('shell.crashed.text')}
      retryLabel={t('shell.crashed.action')}
      onRetry={reload}
    />
  );
}
