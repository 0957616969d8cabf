import { FailedState } from '@paydirt/ui/state-message';

import { useOnline, usePlatform, useT } from '../../platform/hooks.tsx';
import type { Route } from '../../platform/navigation/routes.ts';
import { useDocumentTitle } from './document-title.ts';
import { Screen } from './screen.tsx';
import type { Retrying } from './use-retry.ts';

interface ScreenFailedProps {
  route: Route | null;
  retry: Retrying;
}

/**
 * Replace a screen whose own chunk did not load, below its header, so that there is a way back. Part of the entry,
 * because anything that it loaded could be missing too.
 */
export function ScreenFailed({ route, retry }: ScreenFailedProps) {
  const t = useT();
  const { languages } = usePlatform();
  const online = useOnline();
  const failure = t('common.loadFailed');
  // That there is no network, the shell says above.
  const reason = online ? t('error.unavailable') : t('shell.offline.text');
  const own = route?.title ?? null;
  // The texts that include the screen's title may be what failed to load.
  const [group = ''] = own?.split('.') ?? [];
  const named = own !== null && Object.hasOwn(languages.get().catalogue, group);
  useDocumentTitle(failure);
  return (
    <Screen title={named ? t(own) : failure}>
      <FailedState
        className="my-auto"
        title={named ? failure : reason}
        text={named ? reason : undefined}
        retryLabel={t('common.retry')}
        retrying={retry.trying}
        onRetry={retry.now}
      />
    </Screen>
  );
}
