import { holdsLongWords, LONG_WORD } from '@paydirt/testkit/long-word';
import { inLanguage, moment, plainSpaces, type StoryLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { readmeExample } from '../../docs/readme-example.ts';
import { BottomSheet } from '../bottom-sheet/bottom-sheet.tsx';
import { ToastRegion } from './toast-region.tsx';

const stays = 3_600_000;
const again = fn();

const received = ({ t, amount, format }: StoryLanguage) => ({
  id: 'received',
  tone: 'success' as const,
  text: t('income.receivedArrives', {
    amount: amount('14.82'),
    time: format.time(moment('2026-11-21T14:35:00Z')),
  }),
  durationMs: stays,
});

/** A failure offers its next step. */
const stale = ({ t, format }: StoryLanguage) => ({
  id: 'stale',
  tone: 'failure' as const,
  text: t('common.staleAsOf', { time: format.time(moment('2026-11-21T14:05:00Z')) }),
  durationMs: stays,
  action: { label: t('common.retry'), onSelect: again },
});

const meta = {
  title: 'Primitives/Toast',
  tags: ['autodocs', 'framed'],
  parameters: { docs: { story: { height: '20rem' } } },
  component: ToastRegion,
  args: {
    onDismiss: fn(),
    ...inLanguage((language) => ({
      label: language.t('shell.messages'),
      dismissLabel: language.t('common.close'),
      toasts: [received(language)],
    })),
  },
  beforeEach: () => {
    again.mockClear();
  },
  decorators: [
    (Story) => (
      <div className="min-h-dvh">
        <Story />
      </div>
    ),
  ],
  render: function Render(args) {
    const [gone, setGone] = useState<readonly string[]>([]);
    return (
      <ToastRegion
        {...args}
        toasts={args.toasts.filter(({ id }) => !gone.includes(id))}
        onDismiss={(id) => {
          args.onDismiss(id);
          setGone((before) => [...before, id]);
        }}
      />
    );
  },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  name: 'Snackbar or notification, success',
  parameters: { docs: readmeExample('ToastRegion') },
  play: async ({ args, canvas }) => {
    const region = await canvas.findByRole('region', { name: args.label });
    await expect(region).toHaveAttribute('aria-live', 'polite');
    await expect(region).toHaveTextContent(plainSpaces(args.toasts[0]!.text));
  },
};

/** Without a message it takes no space. */
export const Empty: Story = {
  args: { toasts: [] },
  play: async ({ args, canvas }) => {
    const region = canvas.getByRole('region', { name: args.label });
    await expect(region.getBoundingClientRect().height).toBe(0);
  },
};

/** A failure has no time limit: it stays until it is closed. */
export const Failure: Story = {
  args: inLanguage(({ t }) => ({
    toasts: [{ id: '1', tone: 'failure' as const, text: t('error.unavailable') }],
  })),
  play: async ({ args, canvas }) => {
    const region = canvas.getByRole('region', { name: args.label });
    await expect(region.getAnimations({ subtree: true }).filter(elapses)).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: args.dismissLabel }));
    await waitFor(() => expect(region).toBeEmptyDOMElement());
  },
};

/** The action is beside the text, or below it where the text would have too little room. */
export const WithAction: Story = {
  args: inLanguage((language) => ({ toasts: [stale(language)] })),
  play: async ({ args, canvas }) => {
    const { label } = args.toasts[0]!.action!;
    const button = await canvas.findByRole('button', { name: label });
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};

/** One at a time, oldest first; the next appears when one has gone, and its time starts then. */
export const Several: Story = {
  tags: ['visual', 'reduced-motion'],
  args: inLanguage((language) => ({
    toasts: [received(language), stale(language)],
  })),
  play: async ({ args, canvas }) => {
    const [first, second] = args.toasts.map(({ text }) => plainSpaces(text));
    await expect(await canvas.findByText(first!)).toBeInTheDocument();
    await expect(canvas.queryByText(second!)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: args.dismissLabel }));
    await expect(args.onDismiss).toHaveBeenLastCalledWith('received');
    await expect(await canvas.findByText(second!)).toBeInTheDocument();
    await expect(canvas.queryByText(first!)).toBeNull();
  },
};

/** Its timer pauses on hover and focus, and when it is up, the toast disappears. */
export const Elapsing: Story = {
  play: async ({ args, canvas }) => {
    const toast = (await canvas.findByRole('region', { name: args.label })).firstElementChild!;
    await userEvent.tab();
    await waitFor(() => expect(clockOf(toast).playState).toBe('paused'));
    await expect(args.onDismiss).not.toHaveBeenCalled();
    await fireEvent.animationEnd(toast.lastElementChild!);
    await expect(args.onDismiss).toHaveBeenLastCalledWith('received');
  },
};

/** A hidden page pauses the timer: the toast is still there when the person comes back. */
export const WhileHidden: Story = {
  play: async ({ args, canvas }) => {
    const toast = (await canvas.findByRole('region', { name: args.label })).firstElementChild!;
    const clock = clockOf(toast);
    clock.currentTime = 1_000_000;
    const hidden = spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await fireEvent(document, new Event('visibilitychange'));
    clock.currentTime = stays - 1;
    await fireEvent.animationEnd(toast.lastElementChild!);
    hidden.mockReturnValue(false);
    await fireEvent(document, new Event('visibilitychange'));
    await expect(clock.currentTime).toBeLessThan(stays / 2);
    await expect(args.onDismiss).not.toHaveBeenCalled();
    hidden.mockRestore();
  },
};

function elapses(one: Animation): one is CSSAnimation {
  return 'animationName' in one && one.animationName === 'elapse';
}

function clockOf(toast: Element): CSSAnimation {
  return toast.getAnimations({ subtree: true }).find(elapses)!;
}

/**
 * A sheet stays open below it. F6 moves focus from the sheet to the toast, and F6 or Escape move it back, as does
 * closing the toast.
 */
export const OverSheet: Story = {
  tags: ['visual'],
  args: inLanguage((language) => ({
    toasts: [stale(language), received(language)],
  })),
  decorators: [
    (Story, { args }) => (
      <>
        {/* As the ribbon does: above the backdrop, and no tap beside the sheet. */}
        <div data-keeps-sheet="" className="pointer-events-auto sticky top-0 z-60">
          <Story />
        </div>
        <BottomSheet open onOpenChange={sheetCloses} title={args.label} closeLabel={`${args.dismissLabel} ·`}>
          {args.toasts[0]?.text}
        </BottomSheet>
      </>
    ),
  ],
  play: async ({ args }) => {
    const sheet = await screen.findByRole('dialog');
    await waitFor(() => expect(sheet).toHaveFocus());
    const retry = screen.getByRole('button', { name: args.toasts[0]!.action!.label, hidden: true });
    await userEvent.keyboard('{F6}');
    await expect(retry).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(sheet).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await userEvent.keyboard('{Enter}');
    await expect(again).toHaveBeenCalledOnce();
    await expect(sheet).toHaveFocus();
    await userEvent.click(await screen.findByRole('button', { name: args.dismissLabel, hidden: true }));
    await expect(args.onDismiss).toHaveBeenLastCalledWith('received');
    await expect(sheetCloses).not.toHaveBeenCalled();
  },
};

const sheetCloses = fn();

/** At twice the text size, the action, the close button and the text all have enough room. */
export const LargeText: Story = { ...WithAction, globals: { textSize: '200' } };

/** A word longer than a line breaks where it must. */
export const LongWord: Story = {
  args: { toasts: [{ id: '1', tone: 'failure', text: LONG_WORD }] },
  play: holdsLongWords,
};

/** The reader did it, and nothing is lost when it disappears. */
export const JustDone: Story = { name: 'Do: what was just done', tags: ['do'] };

/** It disappears, read or not: a text that has to be read stays on the page. */
export const MustBeRead: Story = {
  name: "Don't: what has to be read",
  tags: ['dont'],
  args: inLanguage(({ t }) => ({
    toasts: [
      {
        id: 'risk',
        tone: 'info',
        text: [t('common.risk.playMoney'), t('common.risk.income')].join(' '),
        durationMs: stays,
      },
    ],
  })),
};
