import { Suspense, useState, useSyncExternalStore } from 'react';

import { useVersionUpdate } from '../../platform/data/version.ts';
import { usePlatform } from '../../platform/hooks.tsx';
import type { NewerVersion } from '../../platform/offline/app-update.ts';
import { write } from '../../platform/storage/storage.ts';
import { part } from '../screen/part.tsx';

const VersionPrompt = part([], async () => (await import('./version-prompt.tsx')).VersionPrompt);
const NewerVersionPrompt = part(
  [],
  async () => (await import('./newer-version-prompt.tsx')).NewerVersionPrompt,
);

const DISMISSED_KEY = 'paydirt.update.dismissed';

/**
 * Ask once, when the app starts, if there is a newer version (PRODUCT 5), and offer the one that the device has fetched
 * where there is one: both are the same question, which is asked once.
 */
export function UpdateHost() {
  const { local, update: fetched } = usePlatform();
  const newer = useSyncExternalStore(fetched.subscribe, fetched.get);
  const [putOff, setPutOff] = useState<NewerVersion | null>(null);
  const view = useVersionUpdate();
  const [dismissed, setDismissed] = useState(() => local.getItem(DISMISSED_KEY));
  const update = view.status === 'ready' && !view.stale ? view.value : null;
  const compulsory = update?.compulsory === true;
  if (newer !== null && newer !== putOff)
    return (
      <Suspense fallback={null}>
        <NewerVersionPrompt newer={newer} compulsory={compulsory} onDismiss={() => setPutOff(newer)} />
      </Suspense>
    );
  if (update === null) return null;
  // A compulsory version cannot be dismissed.
  if (!compulsory && dismissed === String(update.versionCode)) return null;
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
