import { formatMoneyParts, usdt } from '@paydirt/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/index.ts';
import { AmountText, type AmountSize } from './index.ts';

const balance = usdt(2_418_600_000n);
const sizes: AmountSize[] = ['xs', 'sm', 'md', 'lg', 'xl'];

const meta = {
  title: 'Components/Figures/AmountText',
  tags: ['autodocs'],
  component: AmountText,
  args: { amount: formatMoneyParts(balance, 'en-US', 'balance'), size: 'xl' },
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AmountText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Balance: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2,418.60 USDT')).toBeInTheDocument();
  },
};

export const Income: Story = {
  args: { amount: formatMoneyParts(usdt(9_400_000n), 'en-US', 'delta'), size: 'sm', tone: 'income' },
};

export const Debit: Story = {
  args: { amount: formatMoneyParts(usdt(-115_000_000n), 'en-US', 'delta'), size: 'sm', unitless: true },
};

export const Failed: Story = {
  args: { amount: formatMoneyParts(usdt(40_000_000n), 'en-US', 'delta'), size: 'sm', tone: 'failure' },
};

/** Decimal comma, a group of three set by a point. */
export const German: Story = {
  globals: { locale: 'de-DE' },
  args: { amount: formatMoneyParts(balance, 'de-DE', 'balance') },
};

/** Groups of two and three. */
export const Hindi: Story = {
  globals: { locale: 'hi-IN' },
  args: { amount: formatMoneyParts(usdt(1_234_567_890_000n), 'hi-IN', 'balance'), size: 'lg' },
};

export const Compact: Story = {
  args: { amount: formatMoneyParts(usdt(1_234_567_000_000n), 'de-DE', 'compact'), size: 'md' },
};

export const Concealed: Story = { args: { concealed: true, concealedLabel: 'Balance hidden' } };

/** A larger figure than the screen takes its unit to the next line and loses no digit. */
export const VeryLarge: Story = {
  args: { amount: formatMoneyParts(usdt(987_654_321_987_650_000n), 'en-US', 'balance') },
};

/** What the service confirmed rolls once. */
export const Rolling: Story = {
  render: function Render(args) {
    const [cents, setCents] = useState(0n);
    return (
      <div className="flex flex-col items-start gap-4">
        <AmountText
          {...args}
          rolling
          amount={formatMoneyParts(usdt(balance.minor + cents * 10_000n), 'en-US', 'balance')}
        />
        <Button onClick={() => setCents((before) => before + 1482n)}>Receive 14.82</Button>
      </div>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByText('2,433.42 USDT')).toBeInTheDocument();
  },
};

/** Figures stand in columns: every digit has the same width. */
export const Column: Story = {
  tags: ['visual'],
  render: () => (
    <div className="flex w-40 flex-col items-end gap-1">
      {[1_111_110_000n, 8_888_880_000n, 4_040_400_000n].map((minor) => (
        <AmountText
          key={minor.toString()}
          amount={formatMoneyParts(usdt(minor), 'en-US', 'balance')}
          unitless
        />
      ))}
    </div>
  ),
};

export const AllSizes: Story = {
  render: ({ amount }) => (
    <div className="flex flex-col gap-3">
      {sizes.map((size) => (
        <AmountText key={size} amount={amount} size={size} />
      ))}
    </div>
  ),
};
