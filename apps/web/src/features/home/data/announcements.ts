import type { Article } from '@paydirt/contract';
import { carousel, newsList, scrollNotices } from '@paydirt/contract/calls/user';

import { useCall } from '../../../platform/data/use-call.ts';
import { usePages } from '../../../platform/data/use-pages.ts';

/** Show the notices of the ticker, newest first. */
export const useNotices = () => useCall(scrollNotices, {});

/** Show the pictures of the home carousel. */
export const useCarousel = () => useCall(carousel, {});

/** Show the first few news, for the home page. */
export const useLatestNews = (count: number) => useCall(newsList, { pageNum: 1, pageSize: count });

/** Show news, newest first. */
export const useNews = () => usePages<Article, typeof newsList>(newsList, {}, (article) => article.id);
