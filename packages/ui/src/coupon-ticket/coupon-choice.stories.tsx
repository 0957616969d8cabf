import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { CouponChoice } from './index.ts';

const meta = {
  title: 'Components/Rewards/CouponChoice',
  tags: ['autodocs'],
  component: CouponChoice,
  args: {
    legend: 'Coupon for the Trommel TR-4',
    coupons: [
      { id: 'a', discount: '5.00', unit: 'USDT off', title: 'Trommel TR-4', validity: 'until 30 Nov 2026' },
      { id: 'b', discount: '2.50', unit: 'USDT off', title: 'Any machine', validity: 'until 5 Dec 2026' },
      {
        id: 'c',
        discount: '12.00',
        unit: 'USDT off',
        title: 'Any machine',
        validity: 'until 31 Dec 2026',
        note: 'on leases from 100.00 USDT',
      },
    ],
    value: null,
    onValueChange: fn(),
    clearLabel: 'Use no coupon',
  },
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
  render: function Chooses(args) {
    const [value, setValue] = useState(args.value);
    return (
      <CouponChoice
        {...args}
        value={value}
        onValueChange={(next) => {
          args.onValueChange(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof CouponChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is chosen for the member (H16). */
export const NoneChosen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Chosen: Story = { tags: ['visual', 'forced-colours'], args: { value: 'a' } };

/** Arrows move the choice; the button takes it back. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('a');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('b');
    await expect(canvas.getByRole('radio', { name: /2\.50 USDT off/ })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
  },
};

export const LargeText: Story = { globals: { textSize: '200' }, args: { value: 'b' } };
