import { List, ListRow } from '@paydirt/ui/list-row';
import { useState, useSyncExternalStore } from 'react';

import { usePlatform, useT } from '../../../platform/hooks.tsx';
import { Sheet } from '../../../shell/screen/sheet.tsx';

/** Offer to install the app, where this browser can; nowhere else is it offered (H16). */
export function InstallApp() {
  const t = useT();
  const { installation } = usePlatform();
  const now = useSyncExternalStore(installation.subscribe, installation.get);
  const [open, setOpen] = useState(false);
  if (now.way === 'none') return null;
  return (
    <>
      <ListRow
        icon="download"
        title={t('me.install.title')}
        onSelect={() => (now.way === 'prompt' ? now.ask() : setOpen(true))}
      />
      <Sheet open={open} title={t('me.install.title')} onOpenChange={setOpen}>
        <List>
          <ListRow icon="share" title={t('me.install.share')} />
          <ListRow icon="plus" title={t('me.install.add')} />
        </List>
      </Sheet>
    </>
  );
}
