import { figureOf } from '@paydirt/domain';
import { inLanguage, moment } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { CouponChoice } from './index.ts';

const meta = {
  title: 'Product/CouponChoice',
  tags: ['autodocs'],
  component: CouponChoice,
  args: {
    value: null,
    onValueChange: fn(),
    ...inLanguage(({ t, parts, amount, format }) => {
      const unit = t('coupons.off', { amount: 'USDT' });
      const until = (day: string) => t('coupons.until', { day: format.day(moment(day)) });
      return {
        legend: t('coupons.titleChoose'),
        noneLabel: t('coupons.none'),
        noneNote: t('coupons.pays', { amount: amount('120.00', 'price') }),
        coupons: [
          {
            id: 'a',
            discount: parts('5.00'),
            unit,
            title: 'Trommel TR-4',
            validity: until('2026-11-30T00:00:00Z'),
          },
          {
            id: 'b',
            discount: parts('2.50'),
            unit,
            title: t('coupons.anyMachine'),
            validity: until('2026-12-05T00:00:00Z'),
          },
          {
            id: 'c',
            discount: parts('12.00'),
            unit,
            title: t('coupons.anyMachine'),
            validity: until('2026-12-31T00:00:00Z'),
            note: t('coupons.leastPrice', { amount: amount('100.00', 'price') }),
          },
        ],
      };
    }),
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

/** No coupon is preselected (H16): initially none is used, with the resulting price. */
export const NoneChosen: Story = {
  play: async ({ args, canvas }) => {
    const radios = canvas.getAllByRole('radio');
    await expect(radios).toHaveLength(args.coupons.length + 1);
    await expect(canvas.getByRole('radio', { checked: true })).toBe(radios.at(-1));
  },
};

/** Not using a coupon is an option like the others. */
export const Chosen: Story = { tags: ['visual', 'forced-colours'], args: { value: 'a' } };

/** Arrow keys move the selection, including to no coupon. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('a');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('b');
    const { discount } = args.coupons[1]!;
    await expect(
      canvas.getByRole('radio', { name: (name) => name.startsWith(figureOf(discount)) }),
    ).toBeChecked();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(
      canvas.getByRole('radio', { name: (name) => name.startsWith(args.noneLabel) }),
    ).toHaveFocus();
  },
};

export const LargeText: Story = { globals: { textSize: '200' }, args: { value: 'b' } };
