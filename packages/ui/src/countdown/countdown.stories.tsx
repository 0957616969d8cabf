import { addMs, epochMs, type EpochMs, type Remaining } from '@paydirt/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Profiler } from 'react';
import { expect, fn } from 'storybook/test';

import { ClockProvider } from '../ticker/index.ts';
import { clockDigits, Countdown } from './index.ts';

const NOON = epochMs(Date.UTC(2026, 10, 21, 12));
let now: EpochMs = NOON;
const readNow = () => now;
const commits = fn();

/** Move the story's clock and show the page again, as after a sleep. */
function moveClock(ms: number) {
  now = addMs(now, ms);
  window.dispatchEvent(new Event('pageshow'));
}

const format = (left: Remaining) =>
  left.done ? 'Ended' : left.days > 0 ? `${left.days} d ${clockDigits(left)}` : clockDigits(left);

const meta = {
  title: 'Components/Time/Countdown',
  tags: ['autodocs'],
  component: Countdown,
  args: { endsAt: addMs(NOON, ((28 * 60 + 12) * 60 + 9) * 1000), format, onEnd: fn() },
  beforeEach: () => {
    now = NOON;
    commits.mockClear();
  },
  decorators: [
    (Story) => (
      <ClockProvider now={readNow}>
        <Profiler id="countdown" onRender={commits}>
          <Story />
        </Profiler>
      </ClockProvider>
    ),
  ],
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Days and hours left. */
export const Running: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('1 d 04:12:09');
  },
};

export const LastHour: Story = { args: { endsAt: addMs(NOON, 59 * 60_000) } };

/** Over before it was shown: the end is not reported again. */
export const Ended: Story = {
  args: { endsAt: addMs(NOON, -1) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('Ended');
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};

/** An hour's sleep is put right at once, with no render. */
export const AfterSleep: Story = {
  play: async ({ canvas }) => {
    const before = commits.mock.calls.length;
    moveClock(3_600_000);
    await expect(canvas.getByRole('timer')).toHaveTextContent('1 d 03:12:09');
    await expect(commits.mock.calls.length).toBe(before);
  },
};

/** The end is reported once, and a clock corrected backwards does not restart it. */
export const StopsAtZero: Story = {
  args: { endsAt: addMs(NOON, 90_000) },
  play: async ({ canvas, args }) => {
    moveClock(90_000);
    await expect(canvas.getByRole('timer')).toHaveTextContent('Ended');
    moveClock(-60_000);
    moveClock(120_000);
    await expect(canvas.getByRole('timer')).toHaveTextContent('Ended');
    await expect(args.onEnd).toHaveBeenCalledTimes(1);
  },
};

/** Speaks at thresholds and stays silent between them. */
export const Announced: Story = {
  args: {
    endsAt: addMs(NOON, 11 * 60_000),
    announce: (due) => (due.kind === 'ended' ? 'The rush has ended' : `${due.count} ${due.kind} left`),
  },
  play: async ({ canvas }) => {
    const voice = canvas.getByRole('status');
    moveClock(30_000);
    await expect(voice).toBeEmptyDOMElement();
    moveClock(45_000);
    await expect(voice).toHaveTextContent('10 minutes left');
    moveClock(10 * 60_000);
    await expect(voice).toHaveTextContent('The rush has ended');
  },
};
