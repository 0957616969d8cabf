import { formatMoneyParts, usdt } from '@paydirt/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { IncomePanel, IncomePanelSkeleton } from './index.ts';

const amount = formatMoneyParts(usdt(14_820_000n), 'en-US', 'delta');
const onReceive = fn();

const meta = {
  title: 'Components/Figures/IncomePanel',
  tags: ['autodocs'],
  component: IncomePanel,
  args: {
    label: 'Income to receive, 3 machines',
    state: { kind: 'receivable', amount, receiveLabel: 'Receive', onReceive },
  },
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof IncomePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One tap takes it in; a second within a second is ignored. */
export const Receivable: Story = {
  play: async ({ canvas }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Receive' }));
    await expect(onReceive).toHaveBeenCalledTimes(1);
  },
};

export const Busy: Story = {
  args: { state: { kind: 'receivable', amount, receiveLabel: 'Receive', busy: true, onReceive } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }));
    await expect(onReceive).not.toHaveBeenCalled();
  },
};

/** Received, and the time at which it is in the balance. */
export const Arriving: Story = {
  args: { label: 'On its way', note: 'Arrives by 14:35', state: { kind: 'arriving', amount } },
};

export const Nothing: Story = {
  args: {
    label: 'There is no income to receive today',
    note: 'The next income is there after midnight',
    state: { kind: 'nothing' },
  },
};

/** More waits while an earlier one is still on its way. */
export const ReceivableAndArriving: Story = {
  tags: ['visual'],
  args: { note: '9.40 USDT more arrives by 14:35' },
};

export const German: Story = {
  args: {
    label: 'Ertrag zum Empfang bereit, 1.234 Maschinen',
    state: {
      kind: 'receivable',
      amount: formatMoneyParts(usdt(123_456_789_012_345_670_000n), 'de-DE', 'delta'),
      receiveLabel: 'Ertrag empfangen',
      onReceive,
    },
  },
};

export const Loading: Story = { render: () => <IncomePanelSkeleton /> };
