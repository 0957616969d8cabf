import { formatMoneyParts, usdt } from '@paydirt/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { ButtonLink } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { BalanceCard, BalanceCardSkeleton } from './index.ts';

const meta = {
  title: 'Components/Figures/BalanceCard',
  tags: ['autodocs'],
  component: BalanceCard,
  args: {
    label: 'Available balance',
    amount: formatMoneyParts(usdt(2_418_600_000n), 'en-US', 'balance'),
    figures: [
      { label: 'To receive', value: '14.82', tone: 'income' },
      { label: 'Arriving', value: '9.40' },
      { label: 'In withdrawal', value: '50.00' },
    ],
    actions: (
      <>
        <ButtonLink href="#/user/newrecharge">Recharge</ButtonLink>
        <ButtonLink href="#/user/allExtract">Withdraw</ButtonLink>
        <ButtonLink href="#/user/record">Records</ButtonLink>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BalanceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Recharge, withdraw and records have one size (H8). */
export const Full: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Available balance' })).toBeVisible();
    const widths = canvas.getAllByRole('link').map((link) => Math.round(link.getBoundingClientRect().width));
    await expect(new Set(widths).size).toBe(1);
  },
};

/** As on the home page: one figure, three ways on. */
export const AmountOnly: Story = { args: { figures: [] } };

export const Zero: Story = {
  args: {
    amount: formatMoneyParts(usdt(0n), 'en-US', 'balance'),
    figures: [
      { label: 'To receive', value: '0.00' },
      { label: 'Arriving', value: '0.00' },
      { label: 'In withdrawal', value: '0.00' },
    ],
  },
};

/** The switch hides every figure, and screen readers hear that they are hidden. */
export const Concealable: Story = {
  render: function Conceal(args) {
    const [concealed, setConcealed] = useState(false);
    return (
      <BalanceCard
        {...args}
        concealed={concealed}
        concealedLabel="Hidden"
        concealSwitch={
          <IconButton
            icon={concealed ? 'eye-off' : 'eye'}
            label="Hide amounts"
            aria-pressed={concealed}
            onClick={() => setConcealed(!concealed)}
          />
        }
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide amounts' }));
    await expect(canvas.queryByText('2,418.60 USDT')).toBeNull();
    await expect(canvas.queryByText('14.82')).toBeNull();
    await expect(canvas.getByText('Hidden')).toBeInTheDocument();
  },
};

/** Fifteen digits and German words. */
export const LongTexts: Story = {
  args: {
    label: 'Verfügbares Guthaben',
    amount: formatMoneyParts(usdt(123_456_789_012_345_670_000n), 'de-DE', 'balance'),
    figures: [
      { label: 'Zum Empfang bereit', value: '123.456.789.012,67', tone: 'income' },
      { label: 'Unterwegs', value: '9,40' },
      { label: 'In Auszahlung', value: '50,00' },
    ],
    actions: (
      <>
        <ButtonLink href="#/user/newrecharge">Aufladen</ButtonLink>
        <ButtonLink href="#/user/allExtract">Auszahlen</ButtonLink>
        <ButtonLink href="#/user/record">Kontobewegungen</ButtonLink>
      </>
    ),
  },
};

export const Loading: Story = { render: () => <BalanceCardSkeleton /> };
