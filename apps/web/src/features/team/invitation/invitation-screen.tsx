import type { Share } from '@paydirt/contract/community/team';
import { checkInvitationCode } from '@paydirt/domain';
import { Button } from '@paydirt/ui/button';
import { Card } from '@paydirt/ui/card';
import { CopyField } from '@paydirt/ui/copy-field';
import { List, ListRow } from '@paydirt/ui/list-row';
import { NoticeBar } from '@paydirt/ui/notice-bar';
import { QrCode } from '@paydirt/ui/qr-code';
import { SectionHeading } from '@paydirt/ui/section-heading';
import { Skeleton, SkeletonBlock } from '@paydirt/ui/skeleton';

import { useShareInfo } from '../data/team.ts';
import { FormFailure } from '../../../forms/form-failure.tsx';
import { useCopy } from '../../../platform/clipboard.ts';
import { useQueryParameter } from '../../../platform/navigation/hash-location.ts';
import { useT } from '../../../platform/hooks.tsx';
import { shareBySystem } from '../../../platform/share.ts';
import { Screen } from '../../../shell/screen/screen.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { shareMessage, shareTargets, toShareTexts } from '../team/invitation.ts';
import { InvitationPoster } from './invitation-poster.tsx';

/**
 * Offer everything to invite with: link and QR code, a picture, and sites to share at. Each states that it is play
 * money (H16).
 */
export function InvitationScreen() {
  const view = useShareInfo();
  return (
    <Screen>
      <Viewed view={view} skeleton={<InvitationSkeleton />}>
        {(share) => <Invitation share={share} />}
      </Viewed>
    </Screen>
  );
}

function Invitation({ share }: { share: Share }) {
  const t = useT();
  const followed = useQueryParameter('code');
  const texts = toShareTexts(share, t);
  const { copy, failure } = useCopy();
  const copying = {
    copyLabel: t('common.copy'),
    copiedLabel: t('common.copied'),
    failedLabel: t('common.copyFailed'),
  };

  async function shareNatively() {
    if (!(await shareBySystem(texts))) await copy(shareMessage(texts));
  }

  return (
    <div className="flex flex-col gap-7 px-4 pt-2">
      <div className="flex flex-col gap-3">
        {followed === null ? null : <FollowedLink code={followed} own={share.inviteCode} />}
        <Card className="flex flex-col gap-4">
          <QrCode value={texts.url} label={t('team.invitation.qr')} className="mx-auto border border-line" />
          <CopyField label={t('team.inviteLink')} value={texts.url} {...copying} />
          <CopyField label={t('team.inviteCode')} value={share.inviteCode} {...copying} />
          {'share' in navigator ? (
            <>
              <FormFailure text={failure} />
              <Button wide size="lg" variant="primary" icon="share" onClick={() => void shareNatively()}>
                {t('team.share')}
              </Button>
            </>
          ) : null}
        </Card>
      </div>
      <section className="flex flex-col gap-2">
        <SectionHeading title={t('team.invitation.message')} />
        <p className="border-s-2 border-line ps-3 text-15 text-pretty">{texts.text}</p>
      </section>
      <ShareTargets message={shareMessage(texts)} targets={shareTargets(texts)} />
      <section className="flex flex-col gap-3">
        <SectionHeading title={t('team.invitation.picture')} />
        <InvitationPoster code={share.inviteCode} url={texts.url} />
      </section>
    </div>
  );
}

/** Explain to a member who followed an invitation why it has no effect: it is their own, or they have an account. */
function FollowedLink({ code, own }: { code: string; own: string }) {
  const t = useT();
  const checked = checkInvitationCode(code);
  const isOwn = checked.ok && checked.value === own;
  return (
    <NoticeBar tone="neutral">
      {isOwn ? t('team.invitation.ownLink') : t('team.invitation.memberLink')}
    </NoticeBar>
  );
}

/** The places by name, each in a tab of its own. */
function ShareTargets({ message, targets }: { message: string; targets: ReturnType<typeof shareTargets> }) {
  const t = useT();
  const { copy, failure } = useCopy();
  return (
    <section className="flex flex-col gap-2">
      <SectionHeading title={t('team.invitation.shareOn')} />
      <p className="text-13 text-pretty text-ink-2">{t('team.invitation.newTab')}</p>
      <FormFailure text={failure} />
      <List fullBleed>
        {targets.map(({ name, href, copies }) => (
          <ListRow
            key={name}
            external
            title={name}
            text={copies ? t('team.invitation.video') : undefined}
            href={href}
            onClick={copies ? () => void copy(message) : undefined}
          />
        ))}
      </List>
    </section>
  );
}

function InvitationSkeleton() {
  const t = useT();
  return (
    <Skeleton label={t('common.loading')}>
      <div className="flex flex-col gap-7 px-4 pt-2">
        <SkeletonBlock className="h-96" />
        <SkeletonBlock className="h-24" />
        <SkeletonBlock className="h-64" />
      </div>
    </Skeleton>
  );
}
