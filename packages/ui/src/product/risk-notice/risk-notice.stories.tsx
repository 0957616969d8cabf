import { holdsLongWords, LONG_WORD } from '@paydirt/testkit/long-word';
import { inLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextLink } from '../../primitives/text-link/text-link.tsx';
import { RiskNotice } from './risk-notice.tsx';

const meta = {
  title: 'Product/RiskNotice',
  tags: ['autodocs'],
  component: RiskNotice,
  args: inLanguage(({ t }) => ({
    title: t('common.risk.playMoney'),
    children: `${t('common.risk.income')} ${t('common.risk.return')}`,
  })),
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RiskNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The three sentences, as in the lease agreement. It cannot be closed. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('complementary', { name: args.title })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Above the purchase button, with a link to the rule. */
export const WithLink: Story = {
  tags: ['visual'],
  args: inLanguage(({ t }) => ({
    link: (
      <p className="mt-2">
        <TextLink href="#/index/incomePattern">{t('products.detail.toPattern')}</TextLink>
      </p>
    ),
  })),
};

export const Tamil: Story = { globals: { locale: 'ta-IN' } };

/** A word longer than a line breaks where it must. */
export const LongWord: Story = {
  args: { children: LONG_WORD },
  play: holdsLongWords,
};
