import type { Article } from '@paydirt/contract/messages/announcements';
import { ListRow } from '@paydirt/ui/list-row';

import { timeOf } from '../../../platform/data/wire.ts';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useFormat, useLocale, useT } from '../../../platform/hooks.tsx';
import { foreignLanguage } from '../../../platform/language/content-language.ts';
import { homeRoutes } from '../../../routes/home.ts';

/** One article in a list; leads to it. */
export function ArticleRow({ article }: { article: Article }) {
  const t = useT();
  const format = useFormat();
  const locale = useLocale();
  const foreign = foreignLanguage(article.contentLanguage, locale);
  return (
    <ListRow
      lang={foreign}
      title={article.title}
      text={
        <>
          <span className="block">{article.summary}</span>
          <span className="tabular block pt-0.5" lang={locale}>
            {format.day(timeOf(article.time))}
            {foreign ? ` · ${t('common.shownInEnglish')}` : ''}
          </span>
        </>
      }
      href={hashHref(homeRoutes.article.href({ id: article.id }))}
    />
  );
}
