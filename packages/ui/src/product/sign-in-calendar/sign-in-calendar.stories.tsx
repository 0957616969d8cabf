import { presets } from '@paydirt/testkit/presets';
import { inLanguage, moment, plainSpaces, spoken, type StoryLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { SignInCalendar, type SignInDay, type SignInDayState } from './index.ts';

const onTurn = fn();
const missed = new Set([4, 5, 13]);

/** Languages whose week begins with Sunday; that of the others begins with Monday. */
const SUNDAY_FIRST = new Set(['en', 'hi', 'ta', 'te', 'kn']);
const weekStart = ({ locale }: StoryLanguage): 0 | 1 => (SUNDAY_FIRST.has(locale.slice(0, 2)) ? 0 : 1);

const dateOf = (day: number) => `2026-11-${String(day).padStart(2, '0')}`;
const write = ({ locale }: StoryLanguage, iso: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(moment(`${iso}T12:00:00Z`));
const monthIn = (language: StoryLanguage, iso: string) =>
  write(language, iso, { month: 'long', year: 'numeric' });

/** 1 November 2026 is a Sunday. */
const weekIn = (language: StoryLanguage) => ({
  weekStart: weekStart(language),
  weekdays: Array.from({ length: 7 }, (_, index) => {
    const iso = dateOf(1 + index);
    return {
      short: write(language, iso, { weekday: 'narrow' }),
      long: write(language, iso, { weekday: 'long' }),
    };
  }),
});

/** November 2026 on a given day, for a member since `joined`. */
function november(language: StoryLanguage, today: number, done: boolean, joined = 1): SignInDay[] {
  const { t, amount, format } = language;
  return Array.from({ length: 30 }, (_, index) => {
    const day = index + 1;
    const state = day < joined ? 'before' : stateOf(day, today, done);
    const date = dateOf(day);
    return {
      date,
      figure: String(day),
      text: t(`checkIn.day.${state}`, {
        day: format.day(moment(`${date}T12:00:00Z`)),
        amount: amount('0.50', state === 'upcoming' ? 'balance' : 'delta'),
      }),
      state,
    };
  });
}

function stateOf(day: number, today: number, done: boolean): SignInDayState {
  if (day > today) return 'upcoming';
  if (day === today) return done ? 'done' : 'today';
  return missed.has(day) ? 'missed' : 'done';
}

const textOf = (days: readonly SignInDay[], day: number) => days[day - 1]!.text;

const meta = {
  title: 'Product/SignInCalendar',
  tags: ['autodocs'],
  component: SignInCalendar,
  argTypes: {
    days: presets((language) => ({
      'today is offered': november(language, 21, false),
      'today is done': november(language, 21, true),
      'the first day': november(language, 21, false, 21),
      'the month begins': november(language, 1, false),
    })),
  },
  args: {
    today: '2026-11-21',
    next: null,
    ...inLanguage((language) => {
      const { t, amount } = language;
      return {
        ...weekIn(language),
        month: monthIn(language, '2026-11-01'),
        days: november(language, 21, false),
        previous: { label: monthIn(language, '2026-10-01'), onSelect: onTurn },
        streak: t('checkIn.streak', { count: 7 }),
        note: t('checkIn.note', { amount: amount('0.50') }),
        action: (
          <Button variant="primary" size="lg" wide>
            {t('checkIn.action')}
          </Button>
        ),
      };
    }),
  },
  beforeEach: () => {
    onTurn.mockClear();
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
  tags: ['visual', 'forced-colours', 'right-to-left'],
  play: async ({ args, canvas }) => {
    const text = textOf(args.days, 21);
    await expect(canvas.getByRole('button', { current: 'date' })).toHaveAccessibleName(text);
    await expect(canvas.getByText(plainSpaces(text))).toBeVisible();
  },
};

/** Today is done; the button is disabled and says so. */
export const Done: Story = {
  args: inLanguage((language) => ({
    days: november(language, 21, true),
    streak: language.t('checkIn.streak', { count: 8 }),
    action: (
      <Button size="lg" wide disabled>
        {language.t('checkIn.isDone')}
      </Button>
    ),
  })),
};

/** One tab stop, with the keys of a grid; the line below follows. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const focused = () => document.activeElement?.getAttribute('data-date');
    // The first day of the week depends on the language.
    const startsOnSunday = args.weekStart === 0;
    await userEvent.tab();
    await userEvent.tab();
    await expect(focused()).toBe('2026-11-21');
    await userEvent.keyboard('{ArrowUp}');
    await expect(focused()).toBe('2026-11-14');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByText(plainSpaces(textOf(args.days, 13)))).toBeVisible();
    // Moving the focus announces the day's name, which must not be announced twice.
    await expect(canvas.queryByRole('status')).toBeNull();
    await userEvent.keyboard('{Home}');
    await expect(focused()).toBe(startsOnSunday ? '2026-11-08' : '2026-11-09');
    await userEvent.keyboard('{End}{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(focused()).toBe(startsOnSunday ? '2026-11-28' : '2026-11-29');
    await userEvent.keyboard('{PageUp}');
    await expect(onTurn).toHaveBeenCalledOnce();
    await userEvent.tab();
    const signIn = canvas.getByRole('button', { name: spoken().t('checkIn.action') });
    await expect(signIn).toHaveFocus();
  },
};

/** The days of another month are other buttons, and the arrow may disappear: focus stays in the calendar. */
export const MonthTurned: Story = {
  render: function Turning({ days, month, previous, ...args }) {
    const [earlier, setEarlier] = useState(false);
    return (
      <SignInCalendar
        {...args}
        month={earlier ? previous!.label : month}
        days={earlier ? days.map((day) => ({ ...day, date: day.date.replace('-11-', '-10-') })) : days}
        previous={earlier ? null : { label: previous!.label, onSelect: () => setEarlier(true) }}
        next={earlier ? { label: month, onSelect: () => setEarlier(false) } : null}
      />
    );
  },
  play: async ({ canvas, args: { previous } }) => {
    const focused = () => document.activeElement?.getAttribute('data-date');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{PageUp}');
    await expect(focused()).toBe('2026-10-01');
    await userEvent.keyboard('{PageDown}');
    await expect(focused()).toBe('2026-11-21');
    await userEvent.click(canvas.getByRole('button', { name: previous!.label }));
    await expect(focused()).toBe('2026-10-01');
  },
};

/** Before the member joined there was nothing to miss. */
export const FirstMonth: Story = {
  args: {
    previous: null,
    ...inLanguage((language) => ({
      days: november(language, 21, false, 19),
      streak: language.t('checkIn.streak', { count: 2 }),
    })),
  },
};

/** A month before this one: nothing in it is today. */
export const EarlierMonth: Story = {
  args: {
    today: '2026-12-03',
    action: undefined,
    ...inLanguage((language) => ({
      days: november(language, 30, true),
      next: { label: monthIn(language, '2026-12-01'), onSelect: onTurn },
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { current: 'date' })).toBeNull();
  },
};

/** The test clock moves a day on while the page is open. */
export const ClockJumps: Story = {
  render: function Jumping(args) {
    const [today, setToday] = useState(21);
    const language = spoken();
    return (
      <SignInCalendar
        {...args}
        today={dateOf(today)}
        days={november(language, today, false)}
        action={<Button onClick={() => setToday(22)}>{language.t('shell.plusDay')}</Button>}
      />
    );
  },
  play: async ({ canvas }) => {
    const language = spoken();
    await userEvent.click(canvas.getByRole('button', { name: language.t('shell.plusDay') }));
    const text = textOf(november(language, 22, false), 22);
    await expect(canvas.getByRole('button', { current: 'date' })).toHaveAccessibleName(text);
    await expect(canvas.getByText(plainSpaces(text))).toBeVisible();
  },
};

/** The week begins with Monday, and the month needs six of them. */
export const German: Story = { globals: { locale: 'de-DE' } };

export const Tamil: Story = { globals: { locale: 'ta-IN' } };

/** Figures are neither cut off nor touching, even at the smallest width. */
export const LargeText: Story = {
  globals: { textSize: '200' },
  play: async ({ canvasElement }) => {
    for (const day of canvasElement.querySelectorAll('[data-date]')) {
      const figure = document.createRange();
      figure.selectNode(day.firstChild!);
      await expect(figure.getBoundingClientRect().width).toBeLessThanOrEqual(day.clientWidth);
    }
  },
};

/** In right-to-left pages, the next day is to the left, and so is its arrow. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    const focused = () => document.activeElement?.getAttribute('data-date');
    await userEvent.tab();
    await userEvent.tab();
    await expect(focused()).toBe('2026-11-21');
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    await expect(focused()).toBe('2026-11-15');
  },
};
