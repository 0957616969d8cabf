import type { User } from '@paydirt/contract/account/session';
import type { SupportInfo } from '@paydirt/contract/messages/support';
import { isLocale, OWN_NAMES } from '@paydirt/domain';
import { Button, ButtonLink } from '@paydirt/ui/button';
import { Card } from '@paydirt/ui/card';
import { DescriptionList } from '@paydirt/ui/description-list';
import { NoticeBar } from '@paydirt/ui/notice-bar';
import { Skeleton, SkeletonBlock } from '@paydirt/ui/skeleton';

import { hourOf, timeOf } from '../../../platform/data/wire.ts';
import { useFormat, useLocale, useMember, useT } from '../../../platform/hooks.tsx';
import { givenName } from '../../../platform/member-name.ts';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { supportRoutes } from '../../../routes/support.ts';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { useSupportInfo } from '../data/support.ts';

/** Show the hours of support and the data that the chat will receive, before anything is sent (H16). */
export function Consent({ onAgree }: { onAgree: () => void }) {
  const t = useT();
  const member = useMember();
  return (
    <div className="flex flex-col gap-5 px-4 pt-2">
      <Viewed inset view={useSupportInfo()} skeleton={<HoursSkeleton />}>
        {(info) => <Hours info={info} />}
      </Viewed>
      {member === null ? null : <SharedData member={member} />}
      <div className="flex flex-col gap-3">
        <Button wide size="lg" variant="primary" icon="chat" onClick={onAgree}>
          {t('support.agree')}
        </Button>
        <ButtonLink wide size="lg" href={hashHref(supportRoutes.help.href())}>
          {t('support.notNow')}
        </ButtonLink>
      </div>
    </div>
  );
}

function Hours({ info: { open, hours } }: { info: SupportInfo }) {
  const t = useT();
  const format = useFormat();
  const time = format.dateTime(timeOf(hours.changesAt));
  return (
    <div className="flex flex-col gap-2">
      {open ? (
        <NoticeBar tone="success">{t('support.open', { time })}</NoticeBar>
      ) : (
        <NoticeBar tone="pending" title={t('support.closed')}>
          {t('support.closedText', { time })}
        </NoticeBar>
      )}
      <p className="text-13 text-ink-2">
        {t('support.hours', { from: format.time(hourOf(hours.from)), to: format.time(hourOf(hours.to)) })}
      </p>
    </div>
  );
}

function HoursSkeleton() {
  const t = useT();
  return (
    <Skeleton label={t('common.loading')}>
      <SkeletonBlock className="h-24" />
    </Skeleton>
  );
}

function SharedData({ member }: { member: User }) {
  const t = useT();
  const locale = useLocale();
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="font-title text-20 font-bold">{t('support.consentText')}</h2>
      <DescriptionList
        items={[
          // Exactly the data that the chat's page receives, in the form in which it is sent (H16).
          { term: t('support.id'), value: member.userId },
          { term: t('support.name'), value: givenName(member) ?? t('support.noName') },
          { term: t('support.phone'), value: member.phone ?? t('support.noName') },
          { term: t('shell.languages'), value: isLocale(locale) ? OWN_NAMES[locale] : locale },
        ]}
      />
    </Card>
  );
}
