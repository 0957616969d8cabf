import { figureOf, formatMoneyParts, LOCALES, usdt } from '@paydirt/domain';
import { amountPresets } from '@paydirt/testkit/presets';
import { inLanguage, spoken, type StoryLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { AmountText, type AmountSize } from './index.ts';

const BALANCE = 2_418_600_000n;
/** Fifteen digits before the decimal separator. */
const LARGEST = 123_456_789_012_345_670_000n;
const sizes: AmountSize[] = ['xs', 'sm', 'md', 'lg', 'xl'];

type Purpose = Parameters<StoryLanguage['format']['moneyParts']>[1];

/** An amount in the toolbar's language. */
const write = (minor: bigint, purpose: Purpose = 'balance') =>
  inLanguage(({ format }) => ({ amount: format.moneyParts(usdt(minor), purpose) }));

const meta = {
  title: 'Patterns/AmountText',
  tags: ['autodocs'],
  component: AmountText,
  argTypes: {
    amount: amountPresets('2418.60'),
  },
  args: { size: 'xl', ...write(BALANCE) },
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

/** The main amount of a screen: integer large, decimals and unit small. It is read out as one phrase. */
export const Balance: Story = {
  play: async ({ canvas }) => {
    const { format } = spoken();
    const phrase = format.money(usdt(BALANCE), 'balance');
    await expect(canvas.getByText(phrase, { normalizer: (text) => text })).toBeInTheDocument();
  },
};

/** Income has a plus sign and its own colour. */
export const Income: Story = { args: { size: 'sm', tone: 'income', ...write(9_400_000n, 'delta') } };

/** A payment has a minus sign, not a hyphen, and the normal text colour: it is not a failure. */
export const Debit: Story = { args: { size: 'sm', ...write(-115_000_000n, 'delta') } };

/** An amount that was not paid. */
export const Failed: Story = { args: { size: 'sm', tone: 'failure', ...write(-40_000_000n, 'delta') } };

/** Zero is an amount like any other. */
export const Zero: Story = { args: write(0n) };

/** A negative balance, as an account of the operator can have: the sign is as large as its figure. */
export const BelowZero: Story = { args: write(-BALANCE) };

/** Without a unit, where a column's head or the text beside it names it. */
export const WithoutUnit: Story = {
  args: { size: 'md', unitless: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText(args.amount.unit)).toBeNull();
  },
};

/** The short scale of the language, as one word: never smaller than its figure. */
export const Compact: Story = { args: { size: 'md', ...write(1_234_567_000_000n, 'compact') } };

/** Dots, the same number for every amount; screen readers announce that the amount is hidden. */
export const Concealed: Story = {
  args: { concealed: true, ...inLanguage(({ t }) => ({ concealedLabel: t('balance.hidden') })) },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByText(args.concealedLabel ?? '')).toBeInTheDocument();
    await expect(canvasElement).not.toHaveTextContent(/\d/);
  },
};

/**
 * Fifteen digits become smaller before they are wider than the screen, never smaller than text; where that is still too
 * wide they wrap between two groups.
 */
export const FifteenDigits: Story = {
  args: write(LARGEST),
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvasElement.querySelectorAll('wbr').length).toBeGreaterThan(2);
  },
};

/** A value that the service confirmed rolls once. */
export const Rolling: Story = {
  render: function Render(args) {
    const { t, format } = spoken();
    const [received, setReceived] = useState(0n);
    return (
      <div className="flex flex-col items-start gap-4">
        <AmountText {...args} rolling amount={format.moneyParts(usdt(BALANCE + received), 'balance')} />
        <Button onClick={() => setReceived((before) => before + 14_820_000n)}>{t('income.receive')}</Button>
      </div>
    );
  },
  play: async ({ canvas }) => {
    const after = spoken().format.money(usdt(BALANCE + 14_820_000n), 'balance');
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByText(after, { normalizer: (text) => text })).toBeInTheDocument();
  },
};

/** An amount collected a moment ago counts up once, digit by digit; read out, it is the figure from the start. */
export const Counting: Story = {
  tags: ['reduced-motion'],
  args: { counting: true, size: 'md', tone: 'income' },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(
      canvas.getByText(`${figureOf(args.amount)}\u00a0${args.amount.unit}`, { normalizer: (text) => text }),
    ).toBeInTheDocument();
    const digits = [...args.amount.integer, ...args.amount.decimals].filter((character) =>
      /\d/.test(character),
    );
    await expect(canvasElement.querySelectorAll('.animate-count')).toHaveLength(digits.length);
  },
};

/** Figures align in columns: every digit has the same width. */
export const Column: Story = {
  render: () => (
    <div className="flex w-40 flex-col items-end gap-1">
      {[1_111_110_000n, 8_888_880_000n, 4_040_400_000n].map((minor) => (
        <AmountText
          key={minor.toString()}
          amount={spoken().format.moneyParts(usdt(minor), 'balance')}
          unitless
        />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll('[data-tone]')].map(
      (figure) => figure.getBoundingClientRect().width,
    );
    await expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(0.5);
  },
};

/** The same amounts in ten languages: zero, a debit, and groups of two where the language has them. */
export const EveryLanguage: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
      {LOCALES.map((locale) => (
        <div key={locale} className="contents">
          <span className="text-13 text-ink-2">{locale}</span>
          <div className="flex flex-wrap items-baseline justify-end gap-x-4">
            {[0n, -12_400_000n, 1_234_567_890_000n].map((minor, column) => (
              <AmountText
                key={minor.toString()}
                className={column === 2 ? 'min-w-[5.5rem] justify-end' : undefined}
                amount={formatMoneyParts(usdt(minor), locale, 'balance')}
                unitless
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  ),
};

/** In rows and wells, as a screen's value, and as the main balance. */
export const AllSizes: Story = {
  render: ({ amount }) => (
    <div className="flex flex-col gap-3">
      {sizes.map((size) => (
        <AmountText key={size} amount={amount} size={size} />
      ))}
    </div>
  ),
};
