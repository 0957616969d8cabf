import type { SecurityEvent } from '@paydirt/contract/account/security';
import { Button } from '@paydirt/ui/button';
import type { IconName } from '@paydirt/ui/icon';
import { List, ListRow } from '@paydirt/ui/list-row';
import { SectionHeading } from '@paydirt/ui/section-heading';
import { Skeleton, SkeletonBlock } from '@paydirt/ui/skeleton';

import { timeOf } from '../../../platform/data/wire.ts';
import { useFailureText, useFormat, useT } from '../../../platform/hooks.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { useSecurityEvents } from '../data/security.ts';
import { useDeviceText } from './use-device-text.ts';

const ICONS: Readonly<Record<SecurityEvent['kind'], IconName>> = {
  new_device: 'phone',
  codes_refused: 'alert',
  password_changed: 'lock',
  password_reset: 'lock',
  fund_password_set: 'shield',
  fund_password_changed: 'shield',
  email_bound: 'mail',
  email_restored: 'mail',
  sessions_ended: 'logout',
  data_exported: 'download',
};

/** List the account's security events, newest first, with the steps to take if it was somebody else. */
export function SecurityEvents() {
  const t = useT();
  const failureText = useFailureText();
  const { view, hasMore, loadingMore, moreError, loadMore } = useSecurityEvents();
  return (
    <section className="flex flex-col gap-2">
      <SectionHeading title={t('security.events.title')} />
      <Viewed
        inset
        view={view}
        skeleton={<Loading />}
        empty={<p className="text-15 text-pretty text-ink-2">{t('security.events.none')}</p>}
      >
        {({ items }) => (
          <>
            <List fullBleed>
              {items.map((event) => (
                <EventRow key={event.id} event={event} />
              ))}
            </List>
            {hasMore ? (
              <Button wide variant="quiet" busy={loadingMore} onClick={loadMore}>
                {t('common.showMore')}
              </Button>
            ) : null}
            {moreError === undefined ? null : (
              <p role="alert" className="text-13 text-garnet">
                {failureText(moreError)}
              </p>
            )}
            <p className="text-13 text-pretty text-ink-2">{t('security.events.advice')}</p>
          </>
        )}
      </Viewed>
    </section>
  );
}

function EventRow({ event }: { event: SecurityEvent }) {
  const t = useT();
  const format = useFormat();
  const deviceText = useDeviceText();
  return (
    <ListRow
      icon={ICONS[event.kind]}
      title={t(`security.event.${event.kind}`)}
      text={
        <>
          <span className="block">{format.dateTime(timeOf(event.time))}</span>
          <span className="block">{deviceText(event.device)}</span>
        </>
      }
    />
  );
}

function Loading() {
  const t = useT();
  return (
    <Skeleton label={t('common.loading')}>
      <SkeletonBlock className="h-40" />
    </Skeleton>
  );
}
