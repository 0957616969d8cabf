import { OfflineNotice } from '@paydirt/ui/state-message';

import { useT } from '../../platform/hooks.tsx';

/** State, above every screen, that there is no network. How old a figure is, is shown at the figure. */
export function OnlineNotice() {
  const t = useT();
  return <OfflineNotice text={t('shell.offline.title')} />;
}
