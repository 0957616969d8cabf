import { holdings } from '@paydirt/contract/goods/holdings';
import { someHoldings } from '@paydirt/contract/goods/holdings.examples';
import { answers } from '@paydirt/testkit/fake-service';
import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { standardStates } from '../../../standard-states.fixture.ts';
import { type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { HoldingsScreen } from './holdings-screen.tsx';
import { ordersRoutes } from '../../../routes/orders.ts';

const loaded = {
  route: ordersRoutes.holdings.href(),
  answers: [answers(holdings, someHoldings())],
} satisfies AppParameters;

const meta = {
  title: 'Screens/Holdings',
  component: HoldingsScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof HoldingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The orders, with the leases held in front. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByRole('article', { name: 'Rocker box RB-2' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: t('orders.valid'), selected: true })).toBeVisible();
  },
};

const states = standardStates(loaded, [holdings]);

export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Offline: Story = states.offline;
