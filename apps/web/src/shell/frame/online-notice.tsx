import { OfflineNotice } from '@paydirt/ui/state-message';

import { useT } from '../../platform/hooks.tsx';

/** Say, above every screen, that there is no network. How old a figure is stands at the figure. */
export function OnlineNotice() {
  const t = useT();
  return <OfflineNotice text={t('shell.offline.title')} />;
}
