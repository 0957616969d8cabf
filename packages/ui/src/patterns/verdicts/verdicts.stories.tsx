import { holdsLongWords, LONG_WORD } from '@paydirt/testkit/long-word';
import { presets } from '@paydirt/testkit/presets';
import { inLanguage, type StoryLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type Verdict, Verdicts } from './verdicts.tsx';

const goodIn = ({ t, format, figure }: StoryLanguage): Verdict[] => [
  { id: 'income', mark: 'good', figure: format.percent(1000), text: t('money.verdict.covered') },
  { id: 'budget', mark: 'good', figure: figure('4212'), text: t('money.verdict.budget') },
  { id: 'deposits', mark: 'good', figure: figure('19600'), text: t('money.verdict.whole') },
];

const badIn = ({ t, format, figure, amount }: StoryLanguage): Verdict[] => [
  {
    id: 'income',
    mark: 'bad',
    figure: format.percent(823),
    text: t('money.verdict.short', { paid: figure('2964'), owed: figure('3600') }),
  },
  { id: 'budget', mark: 'open', figure: figure('0'), text: t('money.verdict.budgetSpent') },
  {
    id: 'deposits',
    mark: 'bad',
    figure: figure('19000'),
    text: t('money.deposits.unbacked', { amount: amount('-600', 'exact') }),
  },
];

const meta = {
  title: 'Patterns/Verdicts',
  tags: ['autodocs'],
  component: Verdicts,
  argTypes: {
    verdicts: presets((language) => ({ good: goodIn(language), bad: badIn(language) })),
  },
  args: inLanguage((language) => ({
    label: language.t('money.title'),
    verdicts: goodIn(language),
  })),
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Verdicts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three questions, each answered by a mark, a figure and a sentence. */
export const Good: Story = {
  tags: ['visual', 'forced-colours'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: args.label })).toBeVisible();
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(3);
    await expect(items[0]).toHaveTextContent(args.verdicts[0]?.text ?? '?');
  },
};

/** A bad result is shown as plainly, as is a check with nothing to check. */
export const Bad: Story = {
  tags: ['visual'],
  args: inLanguage((language) => ({ verdicts: badIn(language) })),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-mark="bad"]')).toHaveLength(2);
  },
};

/** Fifteen digits wrap between two groups; a word longer than a line breaks. */
export const LongFigures: Story = {
  args: inLanguage(({ figure }) => ({
    verdicts: [{ id: 'one', mark: 'good', figure: figure('123456789012345'), text: LONG_WORD }],
  })),
  play: holdsLongWords,
};
