import type { VersionUpdate } from '@paydirt/contract';
import { Button } from '@paydirt/ui/button';
import { NoticeBar } from '@paydirt/ui/notice-bar';

import { mayOpen } from '../platform/data/version.ts';
import { useT } from '../platform/hooks.tsx';
import { Sheet } from './sheet.tsx';

/**
 * Offer a newer version. A needed one has no Cancel. Only an https address on a host that we know is
 * opened; any other is named as what it is.
 */
export function UpdatePrompt({ update, onDismiss }: { update: VersionUpdate; onDismiss: () => void }) {
  const t = useT();
  const trusted = mayOpen(update.downloadUrl);
  return (
    <Sheet
      open
      onOpenChange={() => {
        if (!update.compulsory) onDismiss();
      }}
      title={t('shell.update.title', { version: update.version })}
      description={update.extra}
      footer={
        <>
          {update.compulsory ? null : (
            <Button wide onClick={onDismiss}>
              {t('shell.update.cancel')}
            </Button>
          )}
          <Button
            wide
            variant="primary"
            disabled={!trusted}
            onClick={() => window.open(update.downloadUrl, '_blank', 'noopener,noreferrer')}
          >
            {t('shell.update.confirm')}
          </Button>
        </>
      }
    >
      {update.compulsory ? <p className="pb-3 text-15">{t('shell.update.compulsory')}</p> : null}
      {trusted ? null : <NoticeBar tone="failure">{t('shell.update.untrusted')}</NoticeBar>}
    </Sheet>
  );
}
