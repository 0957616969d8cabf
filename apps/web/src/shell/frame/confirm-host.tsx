import { ConfirmDialog } from '@paydirt/ui/confirm-dialog';
import { useState, useSyncExternalStore } from 'react';

import { usePlatform, useT } from '../../platform/hooks.tsx';
import { useSheetEntry } from '../screen/sheet-entry.ts';

/** Show the open question. Mounted once, with the shell. */
export function ConfirmHost() {
  const t = useT();
  const { confirmations } = usePlatform();
  const question = useSyncExternalStore(confirmations.subscribe, confirmations.get);
  // Keep the last question, so that the dialog has content while it closes.
  const [last, setLast] = useState(question);
  if (question !== null && question !== last) setLast(question);
  useSheetEntry(question !== null, () => confirmations.answer(false));
  if (last === null) return null;
  return (
    <ConfirmDialog
      open={question !== null}
      onOpenChange={(open) => {
        if (!open) confirmations.answer(false);
      }}
      title={last.title}
      text={last.text}
      tone={last.tone}
      confirmLabel={last.confirm}
      cancelLabel={last.keep ?? t('common.cancel')}
      onConfirm={() => confirmations.answer(true)}
    />
  );
}
