import { newsList } from '@paydirt/contract/calls/user';
import { anArticle } from '@paydirt/contract/fixtures/people';
import { answers } from '@paydirt/testkit/fake-service';
import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { ArticleScreen } from './article-screen.tsx';
import { homeRoutes } from '../../../routes/home.ts';

const article = anArticle();
const loaded = {
  route: homeRoutes.article.href({ id: article.id }),
  answers: [answers(newsList, { total: 1, list: [article] })],
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
  parameters: { app: { ...loaded, route: homeRoutes.article.href({ id: 'x' }) } satisfies AppParameters },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(spoken().t('home.article.missingTitle'))).toBeVisible();
  },
};
