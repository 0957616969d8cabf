import { newsDetail } from '@paydirt/contract/messages/announcements';
import { anArticle } from '@paydirt/contract/messages/announcements.examples';
import { answers, refuses } from '@paydirt/testkit/fake-service';
import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { standardStates } from '../../../standard-states.fixture.ts';
import { type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { ArticleScreen } from './article-screen.tsx';
import { homeRoutes } from '../../../routes/home.ts';

const article = anArticle();
const loaded = {
  route: homeRoutes.article.href({ id: article.id }),
  answers: [answers(newsDetail, article)],
} satisfies AppParameters;

const meta = {
  title: 'Screens/Article',
  component: ArticleScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof ArticleScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/What is fine falls through the screen/)).toBeVisible();
  },
};

export const NoSuchArticle: Story = {
  parameters: {
    app: {
      ...loaded,
      route: homeRoutes.article.href({ id: 'x' }),
      answers: [refuses(newsDetail, 'not_found')],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(spoken().t('home.articleMissing'))).toBeVisible();
  },
};

const states = standardStates(loaded, [newsDetail], {
  kept: [{ call: newsDetail, input: { id: article.id }, value: article }],
});

export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Offline: Story = states.offline;
