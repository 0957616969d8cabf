import { inLanguage, moment } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TestRibbon } from './test-ribbon.tsx';

const meta = {
  title: 'Product/TestRibbon',
  tags: ['autodocs'],
  component: TestRibbon,
  args: {
    onOpen: fn(),
    ...inLanguage(({ t, format }) => ({
      text: t('shell.ribbon'),
      clock: format.dateTime(moment('2026-11-21T14:05:00Z')),
      openLabel: t('shell.ribbonOpen'),
    })),
  },
} satisfies Meta<typeof TestRibbon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It opens the test panel, and nothing closes it (H1). */
export const Default: Story = {
  tags: ['visual', 'forced-colours'],
  play: async ({ args, canvas }) => {
    const clock = canvas.getByRole('button', { name: args.openLabel });
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    // What is read out has plain spaces.
    await expect(clock).toHaveAccessibleDescription(String(args.clock).replace(/\s/gu, ' '));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

/** It also shows the faults that the test panel has switched on. */
export const WithFault: Story = {
  args: inLanguage(({ t }) => ({ text: `${t('shell.ribbon')} · ${t('test.breaking.slow')}` })),
};

export const Tamil: Story = { globals: { locale: 'ta-IN' } };

/** At twice the text size it takes a second line, and the content below moves down. */
export const LargeText: Story = { globals: { textSize: '200' } };
