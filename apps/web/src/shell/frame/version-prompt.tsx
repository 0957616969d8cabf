import type { VersionUpdate } from '@paydirt/contract/account/session';
import { UpdatePrompt } from '@paydirt/ui/update-prompt';

import { mayOpen } from '../../platform/data/version.ts';
import { useT } from '../../platform/hooks.tsx';
import { useSheetEntry } from '../screen/sheet-entry.ts';

/** Offer a newer version in the service's words. Only an https address on a host that we know is opened. */
export function VersionPrompt({ update, onDismiss }: { update: VersionUpdate; onDismiss: () => void }) {
  const t = useT();
  const { compulsory, extra, downloadUrl } = update;
  const trusted = mayOpen(downloadUrl);
  useSheetEntry(true, () => {
    if (!compulsory) onDismiss();
  });
  return (
    <UpdatePrompt
      open
      title={t('shell.update.title', { version: update.version })}
      text={compulsory ? t('shell.update.compulsory') : extra}
      changes={compulsory ? extra.split('\n') : []}
      confirmLabel={t('shell.update.confirm')}
      onConfirm={trusted ? () => window.open(downloadUrl, '_blank', 'noopener,noreferrer') : null}
      cancel={compulsory ? null : { label: t('shell.update.cancel'), onCancel: onDismiss }}
      error={trusted ? undefined : t('shell.update.untrusted')}
    />
  );
}
