import { type Example, exampleOf } from '../example.ts';
import {
  type Article,
  carousel,
  closePopupNotice,
  type CreditedReward,
  type Film,
  type FilmSlide,
  homeVideo,
  newsDetail,
  newsList,
  type Notice,
  type PopularNotice,
  popularNotices,
  popupNotice,
  rewardsSinceLastLook,
  scrollNotices,
  type Slide,
  type SystemInfo,
  systemInfo,
  videoCarousel,
  walletNotice,
} from './announcements.ts';

/** A notice of the ticker. */
export function aNotice(changes: Partial<Notice> = {}): Notice {
  return {
    id: 'ntc_1',
    title: 'Income of Thursday was paid at 94%',
    body: 'Trommels earned less than was owed on Thursday. Every lease was paid the same share.',
    time: '2026-11-20T08:00:00.000Z',
    contentLanguage: 'en-US',
    ...changes,
  };
}

/** Two notices that members opened. */
export function somePopularNotices(): PopularNotice[] {
  return [
    { ...aNotice(), readers: 12 },
    { ...aNotice({ id: 'ntc_2', title: 'All of it is play money' }), readers: 1 },
  ];
}

/** An article of two paragraphs. */
export function anArticle(changes: Partial<Article> = {}): Article {
  return {
    id: 'nws_1',
    title: 'How a trommel washes gravel',
    summary: 'A turning drum, a stream of water, and a screen.',
    body: [
      'Gravel goes in at the top of a slightly tilted drum. Water and the turning break it up.',
      'What is fine falls through the screen; what is coarse leaves at the lower end.',
    ],
    time: '2026-11-18T10:00:00.000Z',
    contentLanguage: 'en-US',
    ...changes,
  };
}

/** A picture of the home carousel. */
export function aSlide(changes: Partial<Slide> = {}): Slide {
  return {
    id: 'sld_1',
    image: '/media/carousel/carousel-1.svg',
    title: 'See how income is computed',
    href: '/projects',
    ...changes,
  };
}

/** The film of the home page. */
export function aFilm(changes: Partial<Film> = {}): Film {
  return {
    videoUrl: '/media/films/trommel.webm',
    coverUrl: '/media/products/trommel.svg',
    title: 'Trommel TR-4 at work',
    ...changes,
  };
}

/** Films of two machines. */
export function someFilmSlides(): FilmSlide[] {
  return [
    {
      id: 'trommel',
      image: '/media/films/trommel.webp',
      videoUrl: '/media/films/trommel.webm',
      title: 'Trommel TR-4 at work',
      href: '#/index/detail?productId=trommel',
    },
    {
      id: 'jig',
      image: '/media/films/jig.webp',
      videoUrl: '/media/films/jig.webm',
      title: 'Jig JG-2 at work',
      href: '#/index/detail?productId=jig',
    },
  ];
}

/** Two rewards that were credited while the member was away. */
export function someCreditedRewards(): CreditedReward[] {
  return [
    {
      recordId: 'rec_31',
      kind: 'referral_bonus',
      amount: '2.00',
      description: 'Invitation reward',
      source: 'promotion_budget',
      time: '2026-11-21T00:00:00.000Z',
    },
    {
      recordId: 'rec_30',
      kind: 'team_benefits',
      amount: '5.00',
      description: 'Level reward',
      source: 'promotion_budget',
      time: '2026-11-20T12:00:00.000Z',
    },
  ];
}

/** The service's own data: name, version, support hours, budget. */
export function aSystemInfo(changes: Partial<SystemInfo> = {}): SystemInfo {
  return {
    name: 'Paydirt',
    version: '1.2.0',
    versionCode: 20,
    supportHours: { from: '08:00', to: '20:00' },
    promotionBudget: { available: '48210.50', paidToday: '12.00' },
    ...changes,
  };
}

export function examples(): Example[] {
  return [
    exampleOf(newsDetail, { id: 'yield-rule' }, anArticle()),
    exampleOf(popupNotice, {}, aNotice()),
    exampleOf(closePopupNotice, { id: 'ntc_1' }, null),
    exampleOf(popularNotices, {}, somePopularNotices()),
    exampleOf(rewardsSinceLastLook, {}, someCreditedRewards()),
    exampleOf(walletNotice, {}, aNotice()),
    exampleOf(systemInfo, {}, aSystemInfo()),
    exampleOf(homeVideo, {}, aFilm()),
    exampleOf(videoCarousel, {}, someFilmSlides()),
    exampleOf(scrollNotices, {}, [aNotice()]),
    exampleOf(carousel, {}, [aSlide()]),
    exampleOf(newsList, {}, { total: 1, list: [anArticle()] }),
  ];
}
