import type { Share } from '@paydirt/contract/community/team';
import { ButtonLink } from '@paydirt/ui/button';
import { Card } from '@paydirt/ui/card';
import { CopyField } from '@paydirt/ui/copy-field';
import { SectionHeading } from '@paydirt/ui/section-heading';

import { useT } from '../../../platform/hooks.tsx';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { toShareTexts } from './invitation.ts';
import { teamRoutes } from '../../../routes/team.ts';

/** The invitation's link to copy, and the way to all that can be done with it. */
export function TeamInvitation({ share }: { share: Share }) {
  const t = useT();
  const texts = toShareTexts(share, t);
  return (
    <section className="flex flex-col gap-2">
      <SectionHeading title={t('team.inviteTitle')} />
      <Card className="flex flex-col gap-4">
        <CopyField
          label={t('team.inviteLink')}
          value={texts.url}
          copyLabel={t('common.copy')}
          copiedLabel={t('common.copied')}
          failedLabel={t('common.copyFailed')}
        />
        <div className="flex flex-col gap-1.5">
          <ButtonLink wide size="lg" variant="primary" href={hashHref(teamRoutes.invitation.href())}>
            {t('team.inviteTitle')}
          </ButtonLink>
          <p className="text-13 text-ink-2">{t('team.inviteText')}</p>
        </div>
      </Card>
    </section>
  );
}
