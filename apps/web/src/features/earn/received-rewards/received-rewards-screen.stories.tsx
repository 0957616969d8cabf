import { receivedRewards } from '@paydirt/contract/rewards/rewards';
import { someRewards } from '@paydirt/contract/rewards/rewards.examples';
import { answers, cannotReach, neverAnswers, refuses } from '@paydirt/testkit/fake-service';
import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { earnRoutes } from '../../../routes/earn.ts';
import { type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { ReceivedRewardsScreen } from './received-rewards-screen.tsx';

const route = earnRoutes.receivedRewards.href();
const received = someRewards().filter(({ state }) => state === 'received');

const meta = {
  title: 'Screens/ReceivedRewards',
  component: ReceivedRewardsScreen,
  parameters: { app: { route, answers: [answers(receivedRewards, received)] } satisfies AppParameters },
  ...appStory,
} satisfies Meta<typeof ReceivedRewardsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each leads to its record. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const title = spoken().t('earn.kind.welcome.title');
    const row = await canvas.findByRole('link', { name: (name) => name.startsWith(title) });
    await expect(row).toHaveAttribute('href', '#/user/record?id=rec_1');
  },
};

export const Empty: Story = {
  parameters: { app: { route, answers: [answers(receivedRewards, [])] } satisfies AppParameters },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByRole('heading', { name: t('earn.empty.title') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('earn.titles.earn') })).toHaveAttribute(
      'href',
      '#/user/earn',
    );
  },
};

export const Loading: Story = {
  parameters: { app: { route, answers: [neverAnswers(receivedRewards)] } satisfies AppParameters },
};

export const Failed: Story = {
  parameters: { app: { route, answers: [refuses(receivedRewards, 'internal')] } satisfies AppParameters },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: spoken().t('common.retry') })).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { app: { route, answers: [cannotReach(receivedRewards)] } satisfies AppParameters },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(spoken().t('shell.offline.title'))).toBeVisible();
  },
};
