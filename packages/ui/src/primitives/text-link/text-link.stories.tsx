import { holdsLongWords, LONG_WORD } from '@paydirt/testkit/long-word';
import { inLanguage, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextLink } from './text-link.tsx';

const meta = {
  title: 'Primitives/TextLink',
  tags: ['autodocs'],
  component: TextLink,
  args: {
    href: '#/index/income',
    ...inLanguage(({ t }) => ({ children: t('products.detail.toPattern') })),
  },
  render: (args) => (
    <p className="p-4">
      {spoken().t('common.risk.income')} <TextLink {...args} />
    </p>
  ),
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Underlined, and broken over lines as the sentence is. */
export const InSentence: Story = {
  name: 'Link',
  tags: ['visual'],
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: String(args.children) });
    await expect(link).toHaveAttribute('href', args.href);
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline');
  },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

/** A word longer than a line breaks where it must. */
export const LongWord: Story = {
  args: { children: LONG_WORD },
  play: holdsLongWords,
};

/** It is read alone, in a list of the links of a page. */
export const SaysWhereTo: Story = { name: 'Do: say where it leads', tags: ['do'] };

/** Words that fit any link tell nobody where this one leads. */
export const SaysNothing: Story = {
  name: "Don't: here, more",
  tags: ['dont'],
  args: inLanguage(({ t }) => ({ children: t('common.showMore') })),
};
