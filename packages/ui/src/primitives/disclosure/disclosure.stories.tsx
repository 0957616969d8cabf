import { inLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Disclosure } from './disclosure.tsx';

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
  name: 'Closed, an accordion',
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

export const Open: Story = { tags: ['visual'], args: { defaultOpen: true } };

/** Controlled by the app; where it does not follow, nothing opens. */
export const Controlled: Story = {
  args: { open: false, onOpenChange: fn() },
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Disclosure
          {...args}
          open={open}
          onOpenChange={(next) => {
            args.onOpenChange?.(next);
            setOpen(next);
          }}
        />
        <Disclosure {...args} />
      </>
    );
  },
  play: async ({ canvas, canvasElement, args }) => {
    const [followed, kept] = [...canvasElement.querySelectorAll('details')];
    const [first, second] = canvas.getAllByText(args.label);
    await userEvent.click(first!);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await expect(followed).toHaveAttribute('open');
    await userEvent.click(first!);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(followed).not.toHaveAttribute('open');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    await userEvent.click(second!);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await expect(kept).not.toHaveAttribute('open');
  },
};
