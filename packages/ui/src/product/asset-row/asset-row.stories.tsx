import { figureOf } from '@paydirt/domain';
import { holdsLongWords, LONG_WORD } from '@paydirt/testkit/long-word';
import { heightDifference } from '@paydirt/testkit/height-difference';
import { amountPresets } from '@paydirt/testkit/presets';
import { inLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { AssetRow, AssetRowSkeleton, type AssetRowProps } from './asset-row.tsx';

const meta = {
  title: 'Product/AssetRow',
  tags: ['autodocs'],
  component: AssetRow,
  argTypes: {
    amount: amountPresets('2418.60'),
  },
  args: {
    href: '#/user/record',
    ...inLanguage(({ t, amount, parts }) => ({
      name: t('money.deposits.available'),
      note: t('withdraw.terms.rateValue', { amount: amount('1480', 'balance', 'NGN') }),
      amount: parts('2418.60'),
      value: `≈ ${amount('3579528', 'balance', 'NGN')}`,
    })),
  },
} satisfies Meta<typeof AssetRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Leads to its records; the whole row is one target, read as one sentence. */
export const Linked: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link');
    await expect(link).toHaveFocus();
    const { name, note, amount, value } = args;
    await expect(link).toHaveAccessibleName([name, note, figureOf(amount), amount.unit, value].join(' '));
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** Without an address it is no link, and has no arrow. */
export const Still: Story = {
  args: { href: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

const others = inLanguage(({ t, parts }) => ({
  rows: [
    { name: t('money.deposits.receivable'), amount: parts('14.82') },
    { name: t('money.deposits.arriving'), amount: parts('9.40') },
    { name: t('money.deposits.withdrawing'), amount: parts('0') },
  ] satisfies Pick<AssetRowProps, 'name' | 'amount'>[],
}));

/** A member's whole money: what they can spend, and what is not there yet. */
export const Several: StoryObj<AssetRowProps & typeof others> = {
  tags: ['visual'],
  args: others,
  render: ({ rows, ...args }) => (
    <>
      <AssetRow {...args} />
      {rows.map((row) => (
        <AssetRow key={row.name} {...args} {...row} note={undefined} value={undefined} />
      ))}
    </>
  ),
};

export const Zero: Story = {
  args: inLanguage(({ amount, parts }) => ({
    amount: parts('0'),
    value: `≈ ${amount('0', 'balance', 'NGN')}`,
  })),
};

/** As an account of the operator can be; the sign is next to the figure. */
export const BelowZero: Story = {
  args: {
    value: undefined,
    ...inLanguage(({ t, parts }) => ({
      name: t('money.deposits.custody'),
      note: undefined,
      amount: parts('-12.40'),
    })),
  },
};

/** The amount takes a line of its own, and where the text is large goes on between two groups of its digits. */
export const FifteenDigits: Story = {
  args: inLanguage(({ amount, parts }) => ({
    amount: parts('123456789012345'),
    value: `≈ ${amount('182716047738270', 'balance', 'NGN')}`,
  })),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Long words beside fifteen digits. */
export const LongGerman: Story = {
  globals: { locale: 'de-DE' },
  args: {
    name: 'Noch nicht ausgezahlte Maschinenerträge',
    note: 'Auszahlungsbearbeitung voraussichtlich am Montag',
    value: undefined,
    ...inLanguage(({ parts }) => ({ amount: parts('123456789012345') })),
  },
};

export const Tamil: Story = { globals: { locale: 'ta-IN' } };

/** The letters of the icon give way to the figures. */
export const LargeText: Story = { globals: { textSize: '200' } };

/** Placeholder for the row: the same box. */
export const Loading: Story = {
  render: (args) => (
    <>
      <AssetRowSkeleton />
      <AssetRow {...args} value={undefined} />
    </>
  ),
  // One line of each, whatever the language and the size of text.
  args: {
    name: 'USDT',
    note: 'USDT',
    href: undefined,
    ...inLanguage(({ parts }) => ({ amount: { ...parts('9'), separator: '', decimals: '' } })),
  },
  play: async ({ canvasElement }) => {
    const skeleton = canvasElement.querySelector('[aria-hidden="true"]');
    await expect(heightDifference(skeleton, canvasElement.querySelector('a'))).toBeLessThanOrEqual(1);
  },
};

/** A word that no line holds breaks wherever it must. */
export const LongWord: Story = {
  args: {
    name: LONG_WORD,
    note: LONG_WORD,
    ...inLanguage(({ parts }) => ({ amount: { ...parts('9'), unit: LONG_WORD } })),
  },
  play: holdsLongWords,
};
