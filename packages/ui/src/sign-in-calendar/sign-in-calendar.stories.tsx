import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/index.ts';
import { SignInCalendar, type SignInDay, type SignInDayState } from './index.ts';

const missed = new Set([4, 5, 13]);
const words = {
  done: 'signed in, +0.50 USDT',
  missed: 'not signed in; it costs nothing',
  today: 'today, +0.50 USDT for signing in',
  upcoming: 'brings 0.50 USDT',
  before: 'before you joined',
} satisfies Record<SignInDayState, string>;

/** November 2026 as it stands on a day of it. */
function november(today: number, done: boolean): SignInDay[] {
  return Array.from({ length: 30 }, (_, index) => {
    const day = index + 1;
    const state = stateOf(day, today, done);
    return {
      date: `2026-11-${String(day).padStart(2, '0')}`,
      figure: String(day),
      text: `${day} November: ${words[state]}`,
      state,
    };
  });
}

function stateOf(day: number, today: number, done: boolean): SignInDayState {
  if (day > today) return 'upcoming';
  if (day === today) return done ? 'done' : 'today';
  return missed.has(day) ? 'missed' : 'done';
}

const english = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const meta = {
  title: 'Components/Rewards/SignInCalendar',
  tags: ['autodocs'],
  component: SignInCalendar,
  args: {
    month: 'November 2026',
    weekdays: english.map((long) => ({ short: long.slice(0, 2), long })),
    blanks: 0,
    days: november(21, false),
    today: '2026-11-21',
    previous: { label: 'October 2026', onSelect: fn() },
    next: null,
    streak: '7 days in a row',
    note: 'Each day brings 0.50 USDT from the promotion budget. A missed day costs nothing.',
    action: (
      <Button variant="primary" size="lg" wide>
        Sign in for today
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SignInCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Missed days are a hairline, no more (H12). */
export const Offered: Story = {
  tags: ['visual', 'forced-colours'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { current: 'date' })).toHaveAccessibleName(/^21 November: today/);
    await expect(canvas.getByRole('status')).toHaveTextContent('21 November: today, +0.50 USDT');
  },
};

export const Done: Story = {
  args: {
    days: november(21, true),
    streak: '8 days in a row',
    action: <Button disabled>Signed in for today</Button>,
  },
};

/** One tab stop; the keys of a grid; the line below follows. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const focused = () => document.activeElement?.getAttribute('data-date');
    await userEvent.tab();
    await userEvent.tab();
    await expect(focused()).toBe('2026-11-21');
    await userEvent.keyboard('{ArrowUp}');
    await expect(focused()).toBe('2026-11-14');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '13 November: not signed in; it costs nothing',
    );
    await userEvent.keyboard('{Home}');
    await expect(focused()).toBe('2026-11-08');
    await userEvent.keyboard('{End}{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(focused()).toBe('2026-11-28');
    await userEvent.keyboard('{PageUp}');
    await expect(args.previous?.onSelect).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Sign in for today' })).toHaveFocus();
  },
};

export const FirstMonth: Story = {
  args: {
    days: november(21, false).map((day, index) =>
      index < 18 ? { ...day, state: 'before', text: `${index + 1} November: before you joined` } : day,
    ),
    previous: null,
    streak: '2 days in a row',
  },
};

/** A month before this one: nothing in it is today. */
export const EarlierMonth: Story = {
  args: {
    today: '2026-12-03',
    days: november(30, true),
    next: { label: 'December 2026', onSelect: fn() },
    action: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { current: 'date' })).toBeNull();
  },
};

/** The test clock goes a week on under the open page. */
export const ClockJumps: Story = {
  render: function Jumping(args) {
    const [today, setToday] = useState(21);
    return (
      <SignInCalendar
        {...args}
        today={`2026-11-${today}`}
        days={november(today, false)}
        action={<Button onClick={() => setToday(28)}>A week on</Button>}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'A week on' }));
    await expect(canvas.getByRole('button', { current: 'date' })).toHaveAccessibleName(/^28 November/);
    await expect(canvas.getByRole('status')).toHaveTextContent('28 November');
  },
};

export const German: Story = {
  globals: { locale: 'de-DE' },
  args: {
    weekdays: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'].map(
      (long) => ({
        short: long.slice(0, 2),
        long,
      }),
    ),
    blanks: 6,
    streak: '7 Tage hintereinander',
    note: 'Jeder Tag bringt 0,50 USDT aus dem Werbebudget. Ein ausgelassener Tag kostet nichts.',
    action: (
      <Button variant="primary" size="lg" wide>
        Für heute anmelden
      </Button>
    ),
  },
};

export const Tamil: Story = {
  globals: { locale: 'ta-IN' },
  args: {
    month: 'நவம்பர் 2026',
    weekdays: ['ஞாயிறு', 'திங்கள்', 'செவ்வாய்', 'புதன்', 'வியாழன்', 'வெள்ளி', 'சனி'].map((long) => ({
      short: new Intl.Segmenter('ta').segment(long)[Symbol.iterator]().next().value?.segment ?? long,
      long,
    })),
    streak: 'தொடர்ந்து 7 நாட்கள்',
    note: 'தவறிய நாளுக்கு எந்த இழப்பும் இல்லை.',
  },
};

export const LargeText: Story = { globals: { textSize: '200' } };
