import {
  type Article,
  carousel,
  closePopupNotice,
  homeVideo,
  newsDetail,
  newsList,
  popupNotice,
  rewardsSinceLastLook,
  scrollNotices,
  videoCarousel,
} from '@paydirt/contract/messages/announcements';

import { useCall } from '../../../platform/data/use-call.ts';
import { usePages } from '../../../platform/data/use-pages.ts';
import { useSend } from '../../../platform/data/use-send.ts';

/** Read the notices of the ticker, newest first. */
export const useNotices = () => useCall(scrollNotices, {});

/** Read the operator's pictures, each of which leads into the app. */
export const useCarousel = () => useCall(carousel, {});

/** Read news, newest first. */
export const useNews = () => usePages<Article, typeof newsList>(newsList, {}, (article) => article.id);

export const useArticle = (id: string | null) => useCall(newsDetail, id === null ? null : { id });

/** Read the film of the home page. */
export const useHomeFilm = () => useCall(homeVideo, {});

/** Read the films of the machines. */
export const useFilms = () => useCall(videoCarousel, {});

/**
 * Options of a call made once when home opens: asking uses the answer up, so it is neither kept nor requested again.
 */
const ONCE = { once: true } as const;

/** Read the notice that may pop up now; empty when there is none. */
export const usePopupNotice = () =>
  useCall(popupNotice, {}, { ...ONCE, isEmpty: (notice) => notice === null });

/** Never show a notice again. */
export const useClosePopupNotice = () => useSend(closePopupNotice);

/** Read the rewards that were credited since the member last looked. */
export const useCreditedRewards = () => useCall(rewardsSinceLastLook, {}, ONCE);
