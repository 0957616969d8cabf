import { addMs, epochMs, type EpochMs, type Remaining } from '@paydirt/domain';
import { inLanguage, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Profiler } from 'react';
import { expect, fn } from 'storybook/test';

import { ClockProvider } from '../../foundations/ticker/index.ts';
import { Countdown } from './index.ts';

const NOON = epochMs(Date.UTC(2026, 10, 21, 12));
let now: EpochMs = NOON;
const readNow = () => now;
const nobodyKnows = () => null;
const commits = fn();

/** Move the story's clock and show the page again, as after a sleep. */
function moveClock(ms: number) {
  now = addMs(now, ms);
  window.dispatchEvent(new Event('pageshow'));
}

const meta = {
  title: 'Primitives/Countdown',
  tags: ['autodocs'],
  component: Countdown,
  args: {
    endsAt: addMs(NOON, ((28 * 60 + 12) * 60 + 9) * 1000),
    onEnd: fn(),
    ...inLanguage(({ t, format }) => ({
      format: (left: Remaining) =>
        left.done
          ? t('products.badge.rushEnded')
          : t('products.badge.rushEndsIn', { left: format.duration(left) }),
    })),
  },
  beforeEach: () => {
    now = NOON;
    commits.mockClear();
  },
  decorators: [
    (Story) => (
      <ClockProvider now={readNow}>
        <Profiler id="countdown" onRender={commits}>
          <div className="p-4 text-17 font-semibold">
            <Story />
          </div>
        </Profiler>
      </ClockProvider>
    ),
  ],
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Days and hours left. Its width stays while its digits change. */
export const Running: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const timer = canvas.getByRole('timer');
    await expect(timer).toHaveTextContent('04:12:09');
    await expect(timer).toHaveAttribute('data-state', 'running');
    const { width } = timer.getBoundingClientRect();
    moveClock(1000);
    await expect(timer).toHaveTextContent('04:12:08');
    await expect(timer.getBoundingClientRect().width).toBeCloseTo(width, 0);
  },
};

const texts = { running: 'Ends in {left}', days: '{days} d {clock}', ended: 'Sale ended' };

/** Texts only, which a server component can pass. */
export const ByTexts: Story = {
  render: ({ endsAt }) => <Countdown endsAt={endsAt} format={texts} />,
  play: async ({ canvas }) => {
    const timer = canvas.getByRole('timer');
    await expect(timer).toHaveTextContent('Ends in 1 d 04:12:09');
    moveClock(28 * 3_600_000);
    await expect(timer).toHaveTextContent('Ends in 00:12:09');
    moveClock(3_600_000);
    await expect(timer).toHaveTextContent('Sale ended');
  },
};

/** Before the clock is known: the time left when a server rendered the page. */
export const WrittenByServer: Story = {
  decorators: [
    (Story) => (
      <ClockProvider now={nobodyKnows} initialNow={NOON}>
        <Story />
      </ClockProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('04:12:09');
  },
};

export const LastHour: Story = { args: { endsAt: addMs(NOON, 59 * 60_000) } };

/** Fractions of a second are rounded up: the last second is drawn as 1, and zero is the end. */
export const LastSecond: Story = {
  args: { endsAt: addMs(NOON, 1) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:00:01');
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};

/** Far off: the days are grouped, and stay on one line with the clock. */
export const FarOff: Story = { args: { endsAt: addMs(NOON, 12_345 * 86_400_000 - 1000) } };

/** Over before it was shown: the end is not reported again. */
export const Ended: Story = {
  args: { endsAt: addMs(NOON, -1) },
  play: async ({ canvas, args }) => {
    const timer = canvas.getByRole('timer');
    await expect(timer).toHaveTextContent(spoken().t('products.badge.rushEnded'));
    await expect(timer).toHaveAttribute('data-state', 'ended');
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};

/** After an hour's sleep it is corrected at once, without a render. */
export const AfterSleep: Story = {
  play: async ({ canvas }) => {
    const before = commits.mock.calls.length;
    moveClock(3_600_000);
    await expect(canvas.getByRole('timer')).toHaveTextContent('03:12:09');
    await expect(commits.mock.calls.length).toBe(before);
  },
};

/** The service's clock turned out to be ahead or behind: the countdown follows it, in both directions. */
export const ClockCorrected: Story = {
  play: async ({ canvas }) => {
    const timer = canvas.getByRole('timer');
    moveClock(90_000);
    await expect(timer).toHaveTextContent('04:10:39');
    moveClock(-60_000);
    await expect(timer).toHaveTextContent('04:11:39');
  },
};

/** The end is reported once, and a clock corrected backwards does not restart it (H4). */
export const StopsAtZero: Story = {
  args: { endsAt: addMs(NOON, 90_000) },
  play: async ({ canvas, args }) => {
    const ended = spoken().t('products.badge.rushEnded');
    moveClock(90_000);
    await expect(canvas.getByRole('timer')).toHaveTextContent(ended);
    moveClock(-60_000);
    moveClock(120_000);
    await expect(canvas.getByRole('timer')).toHaveTextContent(ended);
    await expect(args.onEnd).toHaveBeenCalledTimes(1);
  },
};

/** Announces at thresholds and stays silent between them. */
export const Announced: Story = {
  args: {
    endsAt: addMs(NOON, 11 * 60_000),
    ...inLanguage(({ t }) => ({
      announce: (due) =>
        due.kind === 'ended'
          ? t('common.countdown.ended')
          : t(`common.countdown.${due.kind}`, { count: due.count }),
    })),
  },
  play: async ({ canvas, args }) => {
    const voice = canvas.getByRole('status');
    moveClock(30_000);
    await expect(voice).toBeEmptyDOMElement();
    moveClock(45_000);
    await expect(voice).toHaveTextContent(args.announce!({ kind: 'minutes', count: 10 }));
    moveClock(10 * 60_000);
    await expect(voice).toHaveTextContent(args.announce!({ kind: 'ended' }));
  },
};

/** Fifty follow one ticker: each second is fifty writes to text nodes, and no render. */
export const OneTicker: Story = {
  render: ({ endsAt, ...args }) => (
    <ol className="grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-x-4 text-13">
      {Array.from({ length: 50 }, (_, at) => (
        <li key={at}>
          <Countdown {...args} endsAt={addMs(endsAt, at * 60_000)} />
        </li>
      ))}
    </ol>
  ),
  play: async ({ canvas }) => {
    const timers = canvas.getAllByRole('timer');
    const before = commits.mock.calls.length;
    moveClock(1000);
    moveClock(1000);
    await expect(timers[0]).toHaveTextContent('04:12:07');
    await expect(timers[49]).toHaveTextContent('05:01:07');
    await expect(commits.mock.calls.length).toBe(before);
  },
};

/** The service's time is unknown: so is the remaining time, and the device's clock is not used (H4). */
export const ClockUnknown: Story = {
  decorators: [
    (Story) => (
      <ClockProvider now={nobodyKnows}>
        <Story />
      </ClockProvider>
    ),
  ],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('timer')).toBeEmptyDOMElement();
    moveClock(1000);
    await expect(canvas.getByRole('timer')).toBeEmptyDOMElement();
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};
