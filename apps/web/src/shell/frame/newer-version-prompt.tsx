import { UpdatePrompt } from '@paydirt/ui/update-prompt';
import { useState } from 'react';

import { useT } from '../../platform/hooks.tsx';
import type { NewerVersion } from '../../platform/offline/app-update.ts';
import { useSheetEntry } from '../screen/sheet-entry.ts';

interface NewerVersionPromptProps {
  newer: NewerVersion;
  /** The services go on with nothing older. */
  compulsory: boolean;
  /** Not now: it is applied when the app is opened the next time. */
  onDismiss: () => void;
}

/** Offer the version of the app that the device has fetched. */
export function NewerVersionPrompt({ newer, compulsory, onDismiss }: NewerVersionPromptProps) {
  const t = useT();
  const [taken, setTaken] = useState(false);
  useSheetEntry(true, () => {
    if (!compulsory) onDismiss();
  });
  return (
    <UpdatePrompt
      open
      title={t('shell.update.title', { version: newer.version })}
      text={compulsory ? t('shell.update.compulsory') : newer.changes}
      changes={compulsory ? [newer.changes] : []}
      confirmLabel={t('shell.update.confirm')}
      busy={taken}
      onConfirm={() => {
        setTaken(true);
        newer.take();
      }}
      cancel={compulsory ? null : { label: t('shell.update.cancel'), onCancel: onDismiss }}
    />
  );
}
