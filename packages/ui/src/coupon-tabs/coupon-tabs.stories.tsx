import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { ButtonLink } from '../button/index.ts';
import { CouponTabs, type CouponTab } from './index.ts';

const ticket = { discount: '5.00', unit: 'USDT off', title: 'Trommel TR-4' };

const tabs: CouponTab<'open' | 'used' | 'expired'>[] = [
  {
    value: 'open',
    label: 'To use',
    count: 2,
    empty: { title: 'No coupon to use', text: 'Take one that is offered, then choose it when you lease.' },
    coupons: [
      {
        ...ticket,
        id: 'a',
        state: 'received',
        stateLabel: 'Yours',
        validity: 'until 30 Nov 2026',
        action: (
          <ButtonLink size="sm" href="#/index/detail">
            Use it
          </ButtonLink>
        ),
      },
      {
        ...ticket,
        id: 'b',
        discount: '12.00',
        title: 'Any machine',
        note: 'on leases from 100.00 USDT',
        state: 'received',
        stateLabel: 'Yours',
        validity: 'until 31 Dec 2026',
      },
    ],
  },
  {
    value: 'used',
    label: 'Used',
    empty: { title: 'None used yet' },
    coupons: [{ ...ticket, id: 'c', state: 'used', stateLabel: 'Used', validity: 'on 12 Nov 2026, 09:12' }],
  },
  { value: 'expired', label: 'Expired', empty: { title: 'None has expired' }, coupons: [] },
];

const meta = {
  title: 'Components/Rewards/CouponTabs',
  tags: ['autodocs'],
  component: CouponTabs,
  args: {
    id: 'coupons',
    label: 'Your coupons by state',
    tabs,
    value: 'open',
    onValueChange: () => undefined,
  },
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
  render: function Switches(args) {
    const [value, setValue] = useState(args.value);
    return <CouponTabs {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof CouponTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows switch; each tab names its panel. */
export const ToUse: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel', { name: 'Used' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await userEvent.keyboard('{Home}');
  },
};

export const Used: Story = { args: { value: 'used' } };

export const NoneExpired: Story = {
  args: { value: 'expired' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'None has expired' })).toBeVisible();
  },
};

export const LargeText: Story = { globals: { textSize: '200' } };
