import { Suspense, useState } from 'react';

import { useVersionUpdate } from '../../platform/data/version.ts';
import { usePlatform } from '../../platform/hooks.tsx';
import { write } from '../../platform/storage/storage.ts';
import { part } from '../screen/part.tsx';

const VersionPrompt = part([], async () => (await import('./version-prompt.tsx')).VersionPrompt);

const DISMISSED_KEY = 'paydirt.update.dismissed';

/** Ask once, when the app starts, if there is a newer version (PRODUCT 5). */
export function UpdateHost() {
  const { local } = usePlatform();
  const view = useVersionUpdate();
  const [dismissed, setDismissed] = useState(() => local.getItem(DISMISSED_KEY));
  const update = view.status === 'ready' && !view.stale ? view.value : null;
  if (update === null) return null;
  // A needed version cannot have been put away.
  if (!update.compulsory && dismissed === String(update.versionCode)) return null;
  return (
    <Suspense fallback={null}>
      <VersionPrompt
        update={update}
        onDismiss={() => {
          write(local, DISMISSED_KEY, String(update.versionCode));
          setDismissed(String(update.versionCode));
        }}
      />
    </Suspense>
  );
}
