import { inLanguage, moment, type StoryLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ButtonLink } from '../../primitives/button/index.ts';
import { Illustration, scenes } from '../../foundations/illustration/index.ts';
import { CouponTabs, type CouponTab } from './coupon-tabs.tsx';

type Tab = 'toUse' | 'used' | 'expired';

/** Two to use, one used, and none that has expired. */
function tabsIn({ t, parts, amount, format }: StoryLanguage): CouponTab<Tab>[] {
  const day = (iso: string) => format.day(moment(iso));
  const until = (iso: string) => t('coupons.until', { day: day(iso) });
  const ticket = {
    unit: t('coupons.off', { amount: 'USDT' }),
    state: 'received',
    stateLabel: t('coupons.yours'),
  } as const;
  const emptyOf = (tab: Tab) => ({
    illustration: <Illustration src={scenes['empty-search']} />,
    title: t(`coupons.empty.${tab}.title`),
    action: <ButtonLink href="#/index/getcoupon">{t('coupons.offered')}</ButtonLink>,
  });
  return [
    {
      value: 'toUse',
      label: t('coupons.toUse'),
      count: 2,
      empty: emptyOf('toUse'),
      coupons: [
        {
          ...ticket,
          id: 'a',
          discount: parts('5.00'),
          title: 'Trommel TR-4',
          validity: until('2026-11-30T00:00:00Z'),
          action: (
            <ButtonLink size="sm" href="#/index/detail">
              {t('coupons.use')}
            </ButtonLink>
          ),
        },
        {
          ...ticket,
          id: 'b',
          discount: parts('12.00'),
          title: t('coupons.anyMachine'),
          note: t('coupons.leastPrice', { amount: amount('100.00', 'price') }),
          validity: until('2026-12-31T00:00:00Z'),
          action: (
            <ButtonLink size="sm" href="#/projects">
              {t('coupons.use')}
            </ButtonLink>
          ),
        },
      ],
    },
    {
      value: 'used',
      label: t('coupons.used'),
      empty: emptyOf('used'),
      coupons: [
        {
          ...ticket,
          id: 'c',
          discount: parts('5.00'),
          title: 'Trommel TR-4',
          state: 'used',
          stateLabel: t('coupons.used'),
          validity: t('coupons.usedOn', { time: format.dateTime(moment('2026-11-12T09:12:00Z')) }),
        },
      ],
    },
    {
      value: 'expired',
      label: t('coupons.expired'),
      empty: emptyOf('expired'),
      coupons: [],
    },
  ];
}

const meta = {
  title: 'Product/CouponTabs',
  tags: ['autodocs'],
  component: CouponTabs,
  args: {
    defaultValue: 'toUse',
    onValueChange: fn(),
    ...inLanguage((language) => ({
      label: language.t('coupons.titleMine'),
      tabs: tabsIn(language),
    })),
  },
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CouponTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows switch; each tab names its panel. */
export const ToUse: Story = {
  tags: ['visual'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('used');
    await expect(canvas.getByRole('tabpanel', { name: args.tabs[1]!.label })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await userEvent.keyboard('{Home}');
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
};

/** An expired coupon keeps its amount and its day. */
export const Used: Story = { args: { defaultValue: 'used' } };

/** An empty state with its next step. */
export const NoneExpired: Story = {
  args: { defaultValue: 'expired' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: args.tabs[2]!.empty.title })).toBeVisible();
    await expect(canvas.getByRole('link')).toBeVisible();
  },
};

/**
 * A value that matches no tab shows no panel: no tab is selected automatically, and the tabs can still be reached by
 * keys.
 */
export const UnknownTab: Story = {
  args: { defaultValue: 'lost' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tab', { selected: true })).toBeNull();
    await expect(canvas.queryByRole('article')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getAllByRole('tab')[0]).toHaveFocus();
  },
};

/** The tabs are stacked, the stubs above their texts. */
export const LargeText: Story = { globals: { textSize: '200' } };
