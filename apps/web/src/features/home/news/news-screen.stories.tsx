import { carousel, newsDetail, newsList, videoCarousel } from '@paydirt/contract/messages/announcements';
import { anArticle, aSlide, someFilmSlides } from '@paydirt/contract/messages/announcements.examples';
import { answers, refuses } from '@paydirt/testkit/fake-service';
import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { standardStates } from '../../../standard-states.fixture.ts';
import { type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { NewsScreen } from './news-screen.tsx';
import { homeRoutes } from '../../../routes/home.ts';

const loaded = {
  route: homeRoutes.news.href(),
  answers: [
    answers(newsDetail, anArticle()),
    answers(newsList, { total: 1, list: [anArticle()] }),
    answers(carousel, [
      aSlide(),
      aSlide({ id: 'sld_2', image: '/media/carousel/carousel-2.svg', title: 'Every record names who paid' }),
    ]),
  ],
} satisfies AppParameters;

const meta = {
  title: 'Screens/News',
  component: NewsScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof NewsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An article opens from the list. */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /How a trommel washes gravel/ }));
    await waitFor(() => expect(canvas.getByText(/What is fine falls through the screen/)).toBeVisible());
  },
};

/** Films of the machines are above the news, each behind its cover until it is tapped; pictures follow. */
export const Films: Story = {
  play: async ({ canvas }) => {
    const { t } = spoken();
    const [film] = someFilmSlides();
    await expect(
      await canvas.findByRole('button', { name: t('home.filmPlay', { title: film?.title ?? '' }) }),
    ).toBeVisible();
    await expect(canvas.getByRole('region', { name: t('home.carousel') })).toBeInTheDocument();
  },
};

/** Films and pictures that cannot be read are left out. */
export const WithoutFilms: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [...loaded.answers, refuses(videoCarousel, 'internal'), refuses(carousel, 'internal')],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('How a trommel washes gravel')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: spoken().t('home.films') })).toBeNull();
  },
};

/** An article that the service has in English only is marked (PRODUCT 9). */
export const InEnglishOnly: Story = {
  parameters: {
    app: {
      route: homeRoutes.news.href(),
      locale: 'de-DE',
      answers: loaded.answers,
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const title = await canvas.findByText('How a trommel washes gravel');
    await expect(title.closest('[lang]')).toHaveAttribute('lang', 'en-US');
  },
};

const states = standardStates(loaded, [newsList]);

export const Loading: Story = states.loading;

export const Empty: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [...loaded.answers, answers(newsList, { total: 0, list: [] })],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(t('home.newsEmpty'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('home.allNotices') })).toHaveAttribute(
      'href',
      '#/index/alert',
    );
  },
};

export const Failed: Story = states.failed;
export const Offline: Story = states.offline;
