import type { Notice } from '@paydirt/contract/messages/announcements';
import { Illustration, scenes } from '@paydirt/ui/illustration';
import { Skeleton, SkeletonCard, SkeletonLine } from '@paydirt/ui/skeleton';
import { EmptyState } from '@paydirt/ui/state-message';
import { useEffect, useRef, useState } from 'react';

import { useReadBySight } from '../../messages/index.ts';
import { useNotices } from '../data/announcements.ts';
import { timeOf } from '../../../platform/data/wire.ts';
import { useQueryParameter } from '../../../platform/navigation/hash-location.ts';
import { useFormat, useLocale, useT } from '../../../platform/hooks.tsx';
import { Screen } from '../../../shell/screen/screen.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { foreignLanguage } from '../../../platform/language/content-language.ts';

/** List the notices, newest first; the one that the address names is scrolled into view. */
export function NoticesScreen() {
  const t = useT();
  const id = useQueryParameter('id');
  const view = useNotices();
  // Whoever saw one to its end here has read the message about it; no other message is read by that.
  const [seen, setSeen] = useState<readonly string[]>([]);
  useReadBySight(seen.length === 0 ? null : { ids: seen.map((one) => `notice.${one}`).join(',') });
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
              <NoticeItem key={notice.id} notice={notice} named={notice.id === id} onSeen={setSeen} />
            ))}
          </ul>
        )}
      </Viewed>
    </Screen>
  );
}

interface NoticeItemProps {
  readonly notice: Notice;
  /** The address names it. */
  readonly named: boolean;
  /** Adds its id to those that were seen. */
  readonly onSeen: (add: (seen: readonly string[]) => readonly string[]) => void;
}

function NoticeItem({ notice, named, onSeen }: NoticeItemProps) {
  const t = useT();
  const format = useFormat();
  const locale = useLocale();
  const item = useRef<HTMLLIElement>(null);
  const foreign = foreignLanguage(notice.contentLanguage, locale);
  useEffect(() => {
    if (named) item.current?.scrollIntoView({ block: 'nearest' });
  }, [named]);
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
        <span ref={end} />
      </p>
    </li>
  );
}
