import { inLanguage, moment } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ToastRegion } from '../../primitives/toast/toast-region.tsx';
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
      action: { label: t('shell.plusDay'), onSelect: fn() },
    })),
  },
} satisfies Meta<typeof TestRibbon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The clock opens the test panel, the button beside it lets a day pass, and nothing closes it (H1). */
export const Default: Story = {
  tags: ['visual', 'forced-colours'],
  play: async ({ args, canvas }) => {
    const clock = canvas.getByRole('button', { name: args.openLabel });
    const buttons = canvas.getAllByRole('button');
    await expect(buttons).toHaveLength(2);
    for (const button of buttons)
      await expect(parseFloat(getComputedStyle(button, '::after').height)).toBeGreaterThanOrEqual(44);
    // Accessible descriptions contain plain spaces only.
    await expect(clock).toHaveAccessibleDescription(String(args.clock).replace(/\s/gu, ' '));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: args.action!.label }));
    await expect(args.action!.onSelect).toHaveBeenCalledOnce();
  },
};

/** A clock that takes two lines on a phone, as without a network, leaves the button beside it whole. */
export const LongClock: Story = {
  args: inLanguage(({ t, format }) => ({
    clock: `${format.dateTime(moment('2026-11-21T14:05:00Z'))} · ${t('shell.offline.title')} · ${t('shell.offline.text')}`,
  })),
  decorators: [
    (Story) => (
      <div className="w-90 max-w-full">
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas }) => {
    const label = document.createRange();
    label.selectNodeContents(canvas.getByRole('button', { name: args.action!.label }));
    await expect(label.getClientRects()).toHaveLength(1);
  },
};

/** While the day passes, further presses do nothing. */
export const Busy: Story = {
  args: inLanguage(({ t }) => ({ action: { label: t('shell.plusDay'), onSelect: fn(), busy: true } })),
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: args.action!.label });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.action!.onSelect).not.toHaveBeenCalled();
  },
};

/** Where it may not be pressed, the button is hidden but keeps its space, so that nothing moves. */
export const WithoutAction: Story = {
  args: inLanguage(({ t }) => ({ action: { label: t('shell.plusDay'), onSelect: null } })),
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.getByText(args.action!.label)).not.toBeVisible();
  },
};

/** A message below the ribbon pushes the page down. */
export const WithNotice: Story = {
  tags: ['visual'],
  args: inLanguage(({ t }) => ({
    notice: (
      <ToastRegion
        label={t('shell.messages')}
        dismissLabel={t('common.close')}
        toasts={[{ id: '1', tone: 'failure', text: t('error.unavailable') }]}
        onDismiss={() => undefined}
      />
    ),
  })),
};

/** It also shows the faults that the test panel has switched on. */
export const WithFault: Story = {
  args: inLanguage(({ t }) => ({ text: `${t('shell.ribbon')} · ${t('test.breaking.slow')}` })),
};

export const Tamil: Story = { globals: { locale: 'ta-IN' } };

/** At twice the text size it takes a second line, and the content below moves down. */
export const LargeText: Story = { globals: { textSize: '200' } };
