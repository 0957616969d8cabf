import { inLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Disclosure } from './index.ts';

const meta = {
  title: 'Primitives/Disclosure',
  tags: ['autodocs'],
  component: Disclosure,
  args: inLanguage(({ t }) => ({
    label: t('records.one.accountant'),
    children: <p className="text-15 text-ink-2">{t('records.one.journalText')}</p>,
  })),
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Closed at first; a tap opens it, another closes it. */
export const Closed: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const details = canvasElement.querySelector('details');
    await expect(details).not.toHaveAttribute('open');
    await userEvent.tab();
    await expect(canvasElement.querySelector('summary')).toHaveFocus();
    await userEvent.click(canvas.getByText(args.label));
    await expect(details).toHaveAttribute('open');
    await userEvent.click(canvas.getByText(args.label));
    await expect(details).not.toHaveAttribute('open');
  },
};

export const Open: Story = { tags: ['visual'], args: { open: true } };
