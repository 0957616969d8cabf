import { receivedRewards } from '@paydirt/contract/rewards/rewards';
import { someRewards } from '@paydirt/contract/rewards/rewards.examples';
import { answers } from '@paydirt/testkit/fake-service';
import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { earnRoutes } from '../../../routes/earn.ts';
import { standardStates } from '../../../standard-states.fixture.ts';
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

const states = standardStates({ route }, [receivedRewards]);

export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Offline: Story = states.offline;
