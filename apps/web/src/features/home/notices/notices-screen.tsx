import type { Notice } from '@paydirt/contract';
import { Illustration, scenes } from '@paydirt/ui/illustration';
import { Skeleton, SkeletonCard, SkeletonLine } from '@paydirt/ui/skeleton';
import { EmptyState } from '@paydirt/ui/state-message';
import { useEffect, useRef } from 'react';

import { useReadBySight } from '../../messages/index.ts';
import { useNotices } from '../data/announcements.ts';
import { timeOf } from '../../../platform/data/wire.ts';
import { useQueryParameter } from '../../../platform/navigation/hash-location.ts';
import { useFormat, useLocale, useMember, useT } from '../../../platform/hooks.tsx';
import { Screen } from '../../../shell/screen/screen.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { foreignLanguage } from '../../../platform/language/content-language.ts';

/** Notices, newest first; the one that the address names is brought into view. */
export function NoticesScreen() {
  const t = useT();
  const id = useQueryParameter('id');
  const view = useNotices();
  const unread = (useMember()?.unread ?? 0) > 0;
  // Whoever sees them here has read the messages about them.
  useReadBySight(view.status === 'ready' && unread ? { channel: 'notice' } : null);
  const loading = (
    <Skeleton label={t('common.loading')}>
      <div className="flex flex-col gap-3 px-4 pt-1">
        {[0, 1, 2, 3].map((notice) => (
          <SkeletonCard key={notice}>
            <SkeletonLine size="17" extent="long" />
            <SkeletonLine size="13" extent="medium" />
            <div className="mt-2">
              <SkeletonLine extent="full" />
              <SkeletonLine extent="long" />
            </div>
          </SkeletonCard>
        ))}
      </div>
    </Skeleton>
  );
  const empty = (
    <EmptyState
      illustration={<Illustration src={scenes['empty-messages']} />}
      title={t('home.noticesEmpty.title')}
      text={t('home.noticesEmpty.text')}
    />
  );
  return (
    <Screen>
      <Viewed view={view} skeleton={loading} empty={empty}>
        {(notices) => (
          <ul role="list" className="flex flex-col gap-3 px-4 pt-1">
            {notices.map((notice) => (
              <NoticeItem key={notice.id} notice={notice} named={notice.id === id} />
            ))}
          </ul>
        )}
      </Viewed>
    </Screen>
  );
}

function NoticeItem({ notice, named }: { notice: Notice; named: boolean }) {
  const t = useT();
  const format = useFormat();
  const locale = useLocale();
  const item = useRef<HTMLLIElement>(null);
  const foreign = foreignLanguage(notice.contentLanguage, locale);
  useEffect(() => {
    if (named) item.current?.scrollIntoView({ block: 'nearest' });
  }, [named]);
  return (
    <li
      ref={item}
      aria-current={named ? 'true' : undefined}
      className="rounded-card border border-line bg-sheet p-4 aria-[current]:border-ink"
    >
      <h2 lang={foreign} className="font-title text-17 font-bold text-balance">
        {notice.title}
      </h2>
      <p className="tabular text-13 text-ink-2">
        {format.dateTime(timeOf(notice.time))}
        {foreign ? ` · ${t('common.shownInEnglish')}` : ''}
      </p>
      <p lang={foreign} className="mt-2 text-pretty">
        {notice.body}
      </p>
    </li>
  );
}
