import { addMs, epochMs, type EpochMs } from '@paydirt/domain';
import { inLanguage, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Profiler } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { ClockProvider } from '../../foundations/ticker/index.ts';
import { RelativeTime } from './relative-time.tsx';

const NOON = epochMs(Date.UTC(2026, 10, 21, 12));
const MINUTE_MS = 60_000;
let now: EpochMs = NOON;
const readNow = () => now;
const commits = fn();

/** Move the story's clock and show the page again, as after a sleep. */
function moveClock(ms: number) {
  now = addMs(now, ms);
  window.dispatchEvent(new Event('pageshow'));
}

const meta = {
  title: 'Primitives/RelativeTime',
  tags: ['autodocs'],
  component: RelativeTime,
  args: {
    at: addMs(NOON, -5 * MINUTE_MS),
    ...inLanguage(({ format }) => ({
      format: format.ago,
      exact: format.dateTime(addMs(NOON, -5 * MINUTE_MS)),
    })),
  },
  beforeEach: () => {
    now = NOON;
    commits.mockClear();
  },
  decorators: [
    (Story) => (
      <ClockProvider now={readNow}>
        <Profiler id="time" onRender={commits}>
          <div className="p-4 text-13 text-ink-2">
            <Story />
          </div>
        </Profiler>
      </ClockProvider>
    ),
  ],
} satisfies Meta<typeof RelativeTime>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It follows the clock without a render. */
export const Recent: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    const { format } = spoken();
    const button = canvas.getByRole('button');
    await expect(button.textContent).toBe(format.ago(args.at, NOON));
    await expect(parseFloat(getComputedStyle(button, '::after').height)).toBeGreaterThanOrEqual(44);
    commits.mockClear();
    moveClock(2 * MINUTE_MS);
    await expect(button.textContent).toBe(format.ago(args.at, now));
    await expect(commits).not.toHaveBeenCalled();
  },
};

/** A press shows when it was exactly, and another how long ago. */
export const Exact: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(button.textContent).toBe(args.exact);
    moveClock(2 * MINUTE_MS);
    await expect(button.textContent).toBe(args.exact);
    await userEvent.click(button);
    await expect(button.textContent).toBe(spoken().format.ago(args.at, now));
  },
};

/** While the service's time is unknown, it shows the exact time. */
export const WithoutClock: Story = {
  decorators: [
    (Story) => (
      <ClockProvider now={unknown}>
        <Story />
      </ClockProvider>
    ),
  ],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button').textContent).toBe(args.exact);
  },
};

const unknown = () => null;
