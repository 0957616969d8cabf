import { holdsLongWords, LONG_WORD } from '@paydirt/testkit/long-word';
import { inLanguage, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card, Divider, type CardTone } from './card.tsx';

const tones: CardTone[] = ['sheet', 'wash', 'income'];

const meta = {
  title: 'Primitives/Card',
  tags: ['autodocs'],
  component: Card,
  args: inLanguage(({ t }) => ({ children: t('help.article.money.more') })),
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Paper on paper, outlined by a hairline. */
export const Sheet: Story = {};

/** A note within a screen, which is neither interactive nor a figure. */
export const Wash: Story = {
  args: { tone: 'wash', ...inLanguage(({ t }) => ({ children: t('products.confirm.returnRule') })) },
};

/** Income to collect. */
export const Income: Story = {
  args: { tone: 'income', ...inLanguage(({ t }) => ({ children: t('income.nothingNoMachine') })) },
};

/** Rows extend to the edge, separated by a divider. */
export const Flush: Story = {
  name: 'Divider between rows, flush',
  args: {
    flush: true,
    ...inLanguage(({ t, amount }) => ({
      children: (
        <>
          <p className="flex flex-wrap justify-between gap-x-4 p-4">
            {t('products.perDay')} <span className="tabular">{amount('3.40')}</span>
          </p>
          <Divider />
          <p className="flex flex-wrap justify-between gap-x-4 p-4">
            {t('products.middle')} <span className="tabular">{amount('3.98', 'delta')}</span>
          </p>
        </>
      ),
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toBeVisible();
  },
};

/** A long word without spaces wraps within the card. */
export const LongWord: Story = { args: { children: LONG_WORD }, play: holdsLongWords };

export const AllVariants: Story = {
  tags: ['visual'],
  render: () => {
    const { t } = spoken();
    const texts = {
      sheet: t('help.article.money.more'),
      wash: t('products.confirm.returnRule'),
      income: t('income.nothingNoMachine'),
    };
    return (
      <div className="flex flex-col gap-3">
        {tones.map((tone) => (
          <Card key={tone} tone={tone}>
            {texts[tone]}
          </Card>
        ))}
      </div>
    );
  },
};
