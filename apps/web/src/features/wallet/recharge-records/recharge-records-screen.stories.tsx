import { records } from '@paydirt/contract/wallet/records';
import { answers } from '@paydirt/testkit/fake-service';
import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { standardStates } from '../../../standard-states.fixture.ts';
import { type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { loaded } from '../records/records.fixture.ts';
import { RechargeRecordsScreen } from './recharge-records-screen.tsx';
import { walletRoutes } from '../../../routes/wallet.ts';

const route = walletRoutes.rechargeRecords.href();

const meta = {
  title: 'Screens/Recharge records',
  component: RechargeRecordsScreen,
  parameters: { app: { ...loaded, route } },
  ...appStory,
} satisfies Meta<typeof RechargeRecordsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Records of one group need no choice of the group. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByRole('link', { name: new RegExp(spoken().t('record.kind.recharge')) })).length,
    ).toBeGreaterThan(0);
    await expect(canvas.queryByRole('tab')).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: { app: { route, answers: [answers(records, { total: 0, list: [] })] } satisfies AppParameters },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(spoken().t('records.empty.title'))).toBeVisible();
  },
};

const states = standardStates({ ...loaded, route }, [records]);

export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Offline: Story = states.offline;
