import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { ToastRegion } from './index.ts';

const stays = 3_600_000;

const meta = {
  title: 'Components/Overlays/Toast',
  tags: ['autodocs'],
  component: ToastRegion,
  args: { label: 'Messages', dismissLabel: 'Put away', toasts: [], onDismiss: fn() },
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
  args: { toasts: [{ id: '1', tone: 'success', text: 'Received. Arrives by 14:35.', durationMs: stays }] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Messages' })).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(canvas.getByRole('button', { name: 'Put away' }));
    await expect(args.onDismiss).toHaveBeenCalledWith('1');
    await expect(canvas.queryByText(/Received/)).toBeNull();
  },
};

export const Failure: Story = {
  args: {
    toasts: [
      {
        id: '1',
        tone: 'failure',
        text: 'The services cannot be reached. Nothing was charged.',
        durationMs: stays,
      },
    ],
  },
};

export const WithAction: Story = {
  args: {
    toasts: [
      {
        id: '1',
        tone: 'info',
        text: 'Address copied.',
        durationMs: stays,
        action: { label: 'Show', onAction: fn() },
      },
    ],
  },
};

export const Several: Story = {
  tags: ['visual', 'reduced-motion'],
  args: {
    toasts: [
      { id: '1', tone: 'info', text: 'A new version is ready.', durationMs: stays },
      { id: '2', tone: 'success', text: 'Deposit address copied.', durationMs: stays },
    ],
  },
};

/** It waits under the pointer, and goes when its time is up. */
export const Elapsing: Story = {
  args: { toasts: [{ id: '1', tone: 'info', text: 'Deposit address copied.', durationMs: stays }] },
  play: async ({ args, canvas }) => {
    const toast = canvas.getByText('Deposit address copied.').closest('li');
    const clock = toast
      ?.getAnimations({ subtree: true })
      .find((one) => one instanceof CSSAnimation && one.animationName === 'elapse');
    await userEvent.click(canvas.getByText('Deposit address copied.'));
    await userEvent.tab();
    await waitFor(() => expect(clock?.playState).toBe('paused'));
    await expect(args.onDismiss).not.toHaveBeenCalled();
    await fireEvent.animationEnd(toast?.lastElementChild as Element);
    await expect(args.onDismiss).toHaveBeenCalledWith('1');
  },
};

export const LongTamil: Story = {
  globals: { locale: 'ta-IN' },
  args: {
    toasts: [
      {
        id: '1',
        tone: 'success',
        text: 'வருமானம் பெறப்பட்டது. 14:35 மணிக்குள் வந்து சேரும்.',
        durationMs: stays,
        action: { label: 'பதிவுகள்', onAction: fn() },
      },
    ],
  },
};
