import { NoticeTicker } from '@paydirt/ui/notice-ticker';

import { useNotices } from '../data/announcements.ts';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useFormat, useLocale, useT } from '../../../platform/hooks.tsx';
import { foreignLanguage } from '../../../platform/language/content-language.ts';
import { homeRoutes } from '../../../routes/home.ts';

/** The newest notices, one at a time. A failure here is no failure of the page: the bar is left out. */
export function HomeNotices() {
  const t = useT();
  const format = useFormat();
  const locale = useLocale();
  const view = useNotices();
  // The space is reserved until it is known whether there is a notice.
  if (view.status === 'loading') return <HomeNoticesSkeleton />;
  if (view.status !== 'ready') return null;
  return (
    <NoticeTicker
      label={t('home.notices')}
      nextLabel={t('home.nextNotice')}
      countLabel={(shown, all) => t('home.countOf', { shown: format.number(shown), all: format.number(all) })}
      notices={view.value.map(({ id, title, contentLanguage }) => ({
        id,
        text: title,
        language: foreignLanguage(contentLanguage, locale),
        href: hashHref(homeRoutes.notices.href({ id })),
      }))}
    />
  );
}

/** Hold the place of a notice of one line. */
export function HomeNoticesSkeleton() {
  return <div aria-hidden="true" className="target animate-breathe rounded-card bg-wash" />;
}
