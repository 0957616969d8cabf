import type { PopularNotice } from '@paydirt/contract/messages/announcements';
import { MessageRow, MessageRowSkeleton } from '@paydirt/ui/message-row';
import { SectionHeading } from '@paydirt/ui/section-heading';
import { Skeleton } from '@paydirt/ui/skeleton';

import { timeOf } from '../../../platform/data/wire.ts';
import { useClock, useFormat, useLocale, useT } from '../../../platform/hooks.tsx';
import { foreignLanguage } from '../../../platform/language/content-language.ts';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { messagesRoutes } from '../../../routes/messages.ts';
import { Viewed, type ViewedProps } from '../../../shell/screen/viewed.tsx';
import { usePopularNotices } from '../data/messages.ts';

/** List the notices that most members opened, and the rule of their order (H3). */
export function PopularNotices({ part }: Pick<Required<ViewedProps<unknown>>, 'part'>) {
  const t = useT();
  const format = useFormat();
  const now = useClock()();
  const loading = (
    <Skeleton label={t('common.loading')}>
      {[0, 1, 2].map((notice) => (
        <MessageRowSkeleton
          key={notice}
          time={`${t('mailbox.popular.readers', { count: 1 })} · ${format.dateTime(now)}`}
        />
      ))}
    </Skeleton>
  );
  return (
    <section className="flex flex-col gap-3">
      <div className="px-4">
        <SectionHeading title={t('mailbox.popular.title')} />
        <p className="text-15 text-pretty text-ink-2">{t('mailbox.popular.rule')}</p>
      </div>
      <Viewed
        part={part}
        view={usePopularNotices()}
        skeleton={loading}
        empty={<p className="px-4 text-pretty">{t('mailbox.popular.none')}</p>}
      >
        {(notices) => (
          <div role="list" className="border-y border-line bg-sheet">
            {notices.map((notice) => (
              <div role="listitem" key={notice.id} className="last:*:border-b-0">
                <NoticeRow notice={notice} />
              </div>
            ))}
          </div>
        )}
      </Viewed>
    </section>
  );
}

function NoticeRow({ notice }: { notice: PopularNotice }) {
  const t = useT();
  const format = useFormat();
  const locale = useLocale();
  return (
    <MessageRow
      channel="notice"
      channelLabel={t('mailbox.popular.readers', { count: notice.readers })}
      title={notice.title}
      excerpt={notice.body}
      language={foreignLanguage(notice.contentLanguage, locale)}
      time={format.dateTime(timeOf(notice.time))}
      unreadLabel={t('shell.unread', { count: 1 })}
      href={hashHref(messagesRoutes.message.href({ id: `notice.${notice.id}` }))}
    />
  );
}
