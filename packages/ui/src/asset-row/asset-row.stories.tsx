import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { AssetRow, AssetRowSkeleton } from './index.ts';

const meta = {
  title: 'Components/Figures/AssetRow',
  tags: ['autodocs'],
  component: AssetRow,
  args: {
    symbol: 'USDT',
    name: 'Play USDT',
    note: 'available now',
    amount: '2,418.60',
    value: '≈ 3,579,528.00 NGN',
    href: '#/user/record',
  },
} satisfies Meta<typeof AssetRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Linked: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(
      canvas.getByRole('link', { name: 'Play USDT available now 2,418.60 USDT ≈ 3,579,528.00 NGN' }),
    ).toHaveFocus();
  },
};

export const Still: Story = { args: { href: undefined } };

export const Several: Story = {
  tags: ['visual'],
  render: (args) => (
    <>
      <AssetRow {...args} />
      <AssetRow {...args} name="Income to receive" note="3 machines" amount="14.82" value={undefined} />
      <AssetRow {...args} symbol="NGN" name="Naira" note="test cash" amount="0.00" value={undefined} />
    </>
  ),
};

export const Zero: Story = { args: { amount: '0.00', value: '≈ 0.00 NGN' } };

export const BelowZero: Story = { args: { amount: '−12.40', note: 'a correction is being made' } };

export const FifteenDigits: Story = {
  args: { amount: '123,456,789,012,345.00', value: '≈ 182,716,047,738,270,600.00 NGN' },
};

export const LongGerman: Story = {
  globals: { locale: 'de-DE' },
  args: {
    name: 'Noch nicht ausgezahlte Maschinenerträge',
    note: 'Auszahlungsbearbeitung voraussichtlich am Montag',
    amount: '123.456.789.012.345,00',
  },
};

export const Tamil: Story = {
  globals: { locale: 'ta-IN' },
  args: { name: 'விளையாட்டுப் பணம்', note: 'இப்போது கிடைக்கும்' },
};

export const LargeText: Story = { globals: { textSize: '200' } };

export const Loading: Story = { render: () => <AssetRowSkeleton /> };
