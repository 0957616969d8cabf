import { inLanguage, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
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
  name: 'Accordion, closed',
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

/** The risk is where everybody reads it; details that few people need are hidden. */
export const DetailsFolded: Story = {
  name: 'Do: fold the details',
  tags: ['do'],
  render: (args) => (
    <Stack>
      <Text size={15}>{spoken().t('common.risk.income')}</Text>
      <Disclosure {...args} />
    </Stack>
  ),
};

/** Nobody opens it, and everybody has agreed to it (H5). */
export const RiskFolded: Story = {
  name: "Don't: fold the risk",
  tags: ['dont'],
  args: inLanguage(({ t }) => ({
    label: t('products.detail.agreement'),
    children: <Text size={15}>{t('common.risk.income')}</Text>,
  })),
};
