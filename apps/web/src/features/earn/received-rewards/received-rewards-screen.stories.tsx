import { rewards } from '@paydirt/contract/rewards/rewards';
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

const meta = {
  title: 'Screens/ReceivedRewards',
  component: ReceivedRewardsScreen,
  parameters: { app: { route, answers: [answers(rewards, someRewards())] } satisfies AppParameters },
  ...appStory,
} satisfies Meta<typeof ReceivedRewardsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A received reward comes last, and leads to its record. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByRole('link', { name: t('earn.action.record') })).toHaveAttribute(
      'href',
      '#/user/record?id=rec_1',
    );
    const titles = canvas.getAllByRole('heading', { level: 2 });
    await expect(titles.at(-1)).toHaveTextContent(t('earn.kind.welcome.title'));
  },
};

const states = standardStates({ route }, [rewards]);

export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Offline: Story = states.offline;
