import { figureOf } from '@paydirt/domain';
import { holdsLongWords, LONG_WORD } from '@paydirt/testkit/long-word';
import { presets } from '@paydirt/testkit/presets';
import { inLanguage, type StoryLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type MoneyMove, MoneyMoves } from './money-moves.tsx';

const incomeIn = ({ t, parts }: StoryLanguage): MoneyMove[] => [
  {
    from: { label: t('account.machine_revenue'), note: 'Trommel TR-4' },
    to: { label: t('account.member_receivable') },
    amount: parts('3.196', 'exact'),
  },
];

/** The amount sent, and its fee. */
const withdrawnIn = ({ t, parts }: StoryLanguage): MoneyMove[] => [
  {
    from: { label: t('account.member_withdrawing') },
    to: { label: t('records.one.outside') },
    amount: parts('19'),
  },
  {
    from: { label: t('account.member_withdrawing') },
    to: { label: t('account.operator_fees') },
    amount: parts('1'),
  },
];

const meta = {
  title: 'Product/MoneyMoves',
  tags: ['autodocs'],
  component: MoneyMoves,
  argTypes: {
    moves: presets((language) => ({
      'a day’s income': incomeIn(language),
      'a withdrawal and its fee': withdrawnIn(language),
    })),
  },
  args: inLanguage((language) => ({
    labels: { from: language.t('records.one.from'), to: language.t('records.one.to') },
    moves: incomeIn(language),
  })),
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MoneyMoves>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Income comes from machine revenue, and the amount has no sign. */
export const Income: Story = {
  play: async ({ canvas, args }) => {
    const { from, to, amount } = args.moves[0]!;
    const item = canvas.getByRole('listitem');
    await expect(item).toHaveTextContent(from.label);
    await expect(item).toHaveTextContent(to.label);
    await expect(item).toHaveTextContent(figureOf(amount));
    await expect(amount.sign).toBe('');
  },
};

/** A withdrawal that was paid out: the amount sent, and its fee. */
export const Several: Story = {
  tags: ['visual'],
  args: inLanguage((language) => ({ moves: withdrawnIn(language) })),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** Fifteen digits take a separate line; a long word breaks. */
export const LongFigures: Story = {
  args: inLanguage(({ parts }) => ({
    moves: [
      {
        from: { label: LONG_WORD, note: LONG_WORD },
        to: { label: LONG_WORD },
        amount: parts('123456789012345.678901', 'exact'),
      },
    ],
  })),
  play: holdsLongWords,
};
