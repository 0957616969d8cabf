import type { Article } from '@paydirt/contract/messages/announcements';
import { Skeleton, SkeletonLine } from '@paydirt/ui/skeleton';

import { useArticle } from '../data/announcements.ts';
import { useReadBySight } from '../../messages/index.ts';
import { timeOf } from '../../../platform/data/wire.ts';
import { useQueryParameter } from '../../../platform/navigation/hash-location.ts';
import { useFormat, useLocale, useT } from '../../../platform/hooks.tsx';
import { NotFound } from '../../../shell/not-found/not-found.tsx';
import { Screen } from '../../../shell/screen/screen.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { foreignLanguage } from '../../../platform/language/content-language.ts';
import { homeRoutes } from '../../../routes/home.ts';

export function ArticleScreen() {
  const t = useT();
  const id = useQueryParameter('id');
  const view = useArticle(id);
  const loading = (
    <Skeleton label={t('common.loading')} className="px-4 pt-2">
      <SkeletonLine size="24" extent="long" />
      <SkeletonLine size="13" extent="short" />
      {[0, 1, 2, 3].map((line) => (
        <SkeletonLine key={line} extent="full" className="mt-2" />
      ))}
    </Skeleton>
  );
  return (
    <Screen>
      <Viewed view={view} id={id} notFound={<NoArticle />} skeleton={loading}>
        {(article) => <ArticleText article={article} />}
      </Viewed>
    </Screen>
  );
}

function ArticleText({ article }: { article: Article }) {
  const t = useT();
  const format = useFormat();
  const locale = useLocale();
  const foreign = foreignLanguage(article.contentLanguage, locale);
  // Reading the article here marks the message about it as read.
  useReadBySight({ ids: `news.${article.id}` });
  return (
    <article className="flex flex-col gap-4 px-4 pt-1">
      <div>
        <h2 lang={foreign} className="font-title text-24 font-bold tracking-tight text-balance">
          {article.title}
        </h2>
        <p className="tabular mt-1 text-13 text-ink-2">
          {format.day(timeOf(article.time))}
          {foreign ? ` · ${t('common.shownInEnglish')}` : ''}
        </p>
      </div>
      <div lang={foreign} className="flex flex-col gap-3 text-17 leading-text text-pretty">
        {article.body.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </article>
  );
}

function NoArticle() {
  const t = useT();
  return (
    <NotFound
      title={t('home.articleMissing')}
      link={{ href: homeRoutes.news.href(), label: t('home.allNews') }}
    />
  );
}
