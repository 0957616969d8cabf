import type { Notice } from '@paydirt/contract/messages/announcements';
import { ButtonLink } from '@paydirt/ui/button';
import { Illustration, scenes } from '@paydirt/ui/illustration';
import { Skeleton, SkeletonLine } from '@paydirt/ui/skeleton';
import { EmptyState } from '@paydirt/ui/state-message';
import { useEffect, useRef, useState } from 'react';

import { useReadBySight } from '../../messages/index.ts';
import { useNotices } from '../data/announcements.ts';
import { timeOf } from '../../../platform/data/wire.ts';
import { hashHref, useQueryParameter } from '../../../platform/navigation/hash-location.ts';
import { useFormat, useLocale, useT } from '../../../platform/hooks.tsx';
import { Screen } from '../../../shell/screen/screen.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { foreignLanguage } from '../../../platform/language/content-language.ts';
import { homeRoutes } from '../../../routes/home.ts';

/** Show the notice that the address names, with the way to all; without one, all notices, newest first. */
export function NoticesScreen() {
  const t = useT();
  const id = useQueryParameter('id');
  const view = useNotices();
  // Scrolling past the end of a notice marks the message about it as read, and no other.
  const [seen, setSeen] = useState<readonly string[]>([]);
  useReadBySight(seen.length === 0 ? null : { ids: seen.map((one) => `notice.${one}`).join(',') });
  const empty = (
    <EmptyState
      illustration={<Illustration src={scenes['empty-messages']} />}
      title={t('home.noticesEmpty')}
      action={<ButtonLink href={hashHref(homeRoutes.news.href())}>{t('home.allNews')}</ButtonLink>}
    />
  );
  return (
    <Screen>
      <Viewed view={view} skeleton={<NoticesSkeleton alone={id !== null} />} empty={empty}>
        {(notices) => {
          // If the requested notice no longer exists, list the others.
          const one = notices.find((notice) => notice.id === id);
          if (one === undefined)
            return (
              <ul role="list" className={NOTICES}>
                {notices.map((notice) => (
                  <li key={notice.id} className={NOTICE}>
                    <NoticeText notice={notice} onSeen={setSeen} />
                  </li>
                ))}
              </ul>
            );
          return (
            <article className={`flex flex-col items-start gap-4 ${ALONE}`}>
              <NoticeText notice={one} onSeen={setSeen} />
              <ButtonLink href={hashHref(homeRoutes.notices.href())}>{t('home.allNotices')}</ButtonLink>
            </article>
          );
        }}
      </Viewed>
    </Screen>
  );
}

/** The boxes of the list, of one of its notices, and of one alone, which their placeholders share. */
const NOTICES = 'divide-y divide-line px-4';
const NOTICE = 'py-4';
const ALONE = 'px-4 pt-1';

/** Hold the place of the notices, or of the one that the address names. */
function NoticesSkeleton({ alone }: { alone: boolean }) {
  const t = useT();
  return (
    <Skeleton label={t('common.loading')}>
      <div className={alone ? ALONE : NOTICES}>
        {(alone ? [0] : [0, 1, 2, 3]).map((notice) => (
          <div key={notice} className={alone ? undefined : NOTICE}>
            <SkeletonLine size="17" extent="long" />
            <SkeletonLine size="13" extent="medium" />
            <div className="mt-2">
              <SkeletonLine extent="full" />
              <SkeletonLine extent="long" />
            </div>
          </div>
        ))}
      </div>
    </Skeleton>
  );
}

interface NoticeTextProps {
  readonly notice: Notice;
  /** Adds its id to those that were seen. */
  readonly onSeen: (add: (seen: readonly string[]) => readonly string[]) => void;
}

function NoticeText({ notice, onSeen }: NoticeTextProps) {
  const t = useT();
  const format = useFormat();
  const locale = useLocale();
  const foreign = foreignLanguage(notice.contentLanguage, locale);
  const end = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (end.current === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      onSeen((seen) => (seen.includes(notice.id) ? seen : [...seen, notice.id]));
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [notice.id, onSeen]);
  return (
    <div>
      <h2 lang={foreign} className="font-title text-17 font-bold text-balance">
        {notice.title}
      </h2>
      <p className="tabular text-13 text-ink-2">
        {format.dateTime(timeOf(notice.time))}
        {foreign ? ` · ${t('common.shownInEnglish')}` : ''}
      </p>
      <p lang={foreign} className="mt-2 text-pretty">
        {notice.body}
        <span ref={end} />
      </p>
    </div>
  );
}
