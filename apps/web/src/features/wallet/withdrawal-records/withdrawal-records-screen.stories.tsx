import { records } from '@paydirt/contract/wallet/records';
import { aRecord } from '@paydirt/contract/wallet/records.examples';
import { answers } from '@paydirt/testkit/fake-service';
import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { standardStates } from '../../../standard-states.fixture.ts';
import { type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { WithdrawalRecordsScreen } from './withdrawal-records-screen.tsx';
import { walletRoutes } from '../../../routes/wallet.ts';

const loaded = {
  route: walletRoutes.withdrawalRecords.href(),
  answers: [answers(records, { total: 1, list: [aRecord({ kind: 'withdrawal', amount: '-20' })] })],
} satisfies AppParameters;

const meta = {
  title: 'Screens/Withdrawal records',
  component: WithdrawalRecordsScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof WithdrawalRecordsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Records of one group need no choice of the group. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByRole('link', { name: new RegExp(spoken().t('record.kind.withdrawal')) })).length,
    ).toBeGreaterThan(0);
    await expect(canvas.queryByRole('tab')).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: {
    app: { ...loaded, answers: [answers(records, { total: 0, list: [] })] } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(spoken().t('records.empty.title'))).toBeVisible();
  },
};

const states = standardStates(loaded, [records]);

export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Offline: Story = states.offline;
