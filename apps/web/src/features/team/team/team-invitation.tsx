import type { Share } from '@paydirt/contract';
import { Button } from '@paydirt/ui/button';
import { Card } from '@paydirt/ui/card';
import { CopyField } from '@paydirt/ui/copy-field';
import { SectionHeading } from '@paydirt/ui/section-heading';

import { useT } from '../../../platform/hooks.tsx';
import { toShareTexts } from './invitation.ts';

/** The invitation's link and code, to copy or to share. */
export function TeamInvitation({ share }: { share: Share }) {
  const t = useT();
  const texts = toShareTexts(share, t);
  const copying = {
    copyLabel: t('common.copy'),
    copiedLabel: t('common.copied'),
    failedLabel: t('common.copyFailed'),
  };

  async function shareNatively() {
    // Who closes the sheet of the system has decided not to share; that is no failure.
    await navigator.share(texts).catch(() => undefined);
  }

  return (
    <section className="flex flex-col gap-2">
      <SectionHeading title={t('team.inviteTitle')} />
      <Card className="flex flex-col gap-4">
        <CopyField label={t('team.inviteLink')} value={texts.url} {...copying} />
        <CopyField label={t('team.inviteCode')} value={share.inviteCode} {...copying} />
        {'share' in navigator ? (
          <Button wide size="lg" variant="primary" icon="share" onClick={() => void shareNatively()}>
            {t('team.share')}
          </Button>
        ) : null}
        <p className="text-13 text-ink-2">{texts.text}</p>
      </Card>
    </section>
  );
}
