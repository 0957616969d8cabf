import { cx } from 'class-variance-authority';
import { useEffect, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { keyInReadingOrder } from '../../foundations/direction/direction.ts';
import { Icon } from '../../foundations/icon/index.ts';
import { MonthHeading, type SignInMonthStep } from './month-heading.tsx';
import { SignInCalendarDay, type SignInDay } from './sign-in-calendar-day.tsx';
import { targetOf } from './grid-keys.ts';

export interface SignInCalendarProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** "November 2026". */
  month: string;
  /** Names of the seven weekdays, starting with Sunday. */
  weekdays: ReadonlyArray<{ readonly short: string; readonly long: string }>;
  /** First day of the locale's week, 0 for Sunday. (`Intl` calls it 7.) */
  weekStart: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  /** Every day of the month, in order. */
  days: readonly SignInDay[];
  /** Today's date on the service's clock, even if it is done or in another month. */
  today: string;
  /** The button to the previous month; null where there is none. */
  previous: SignInMonthStep | null;
  /** The button to the next month; null where there is none. */
  next: SignInMonthStep | null;
  /** Days in a row, as a plain count ("3 days in a row"). */
  streak: string;
  /** Text that says a missed day costs nothing, and the reward of a day. */
  note: string;
  /** Button to check in today, or a text that says it is done. */
  action?: ReactNode;
}

/**
 * Show a month of daily check-ins. Renders a `<section>` with a `grid` of days: arrow keys move by day and week, Home
 * and End along the week, Page Up and Page Down by month. The selected day is described below.
 *
 * @when Days on which a member checked in, by month.
 * @instead Use `DateRange` for a range of days.
 */
export function SignInCalendar({
  month,
  weekdays,
  weekStart,
  days,
  today,
  previous,
  next,
  streak,
  note,
  action,
  className,
  ...props
}: SignInCalendarProps) {
  const id = useId();
  const [picked, setPicked] = useState<string>();
  const found = days.findIndex((day) => day.date === (picked ?? today));
  const index = found < 0 ? 0 : found;
  const day = days[index];
  const blanks = days[0] ? (weekdayOf(days[0].date) - weekStart + 7) % 7 : 0;
  const grid = useRef<HTMLTableElement>(null);
  const turnedAt = useRef<Element>(null);

  // Turning the page replaces the focused day, or removes the arrow where the months end.
  useEffect(() => {
    if (turnedAt.current?.isConnected !== false) return;
    turnedAt.current = null;
    if (document.activeElement === document.body)
      grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });

  function turn(step: SignInMonthStep | null) {
    if (!step) return;
    turnedAt.current = document.activeElement;
    setPicked(undefined);
    step.onSelect();
  }

  const turning = (step: SignInMonthStep | null) => step && { ...step, onSelect: () => turn(step) };

  /** Handle a key; true where it was handled. */
  function press(key: string): boolean {
    if (key === 'PageUp' || key === 'PageDown') {
      turn(key === 'PageUp' ? previous : next);
      return true;
    }
    const target = targetOf(keyInReadingOrder(key, grid.current), index, blanks, days.length);
    const date = target === null ? undefined : days[target]?.date;
    if (date === undefined) return false;
    setPicked(date);
    grid.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus();
    return true;
  }

  return (
    <section {...props} aria-labelledby={id} className={cx('@container flex flex-col gap-3', className)}>
      <MonthHeading month={month} headingId={id} previous={turning(previous)} next={turning(next)} />
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- as the ARIA practices have it: a table whose cells are walked by keys
        role="grid"
        aria-labelledby={id}
        className="w-full table-fixed border-separate border-spacing-0.5"
        onKeyDown={(event) => {
          if (press(event.key)) event.preventDefault();
        }}
      >
        <thead>
          <tr>
            {[...weekdays.slice(weekStart), ...weekdays.slice(0, weekStart)].map(({ short, long }) => (
              <th
                key={long}
                scope="col"
                abbr={long}
                className="pb-1 text-[min(0.75rem,6cqi)] font-medium text-ink-2"
              >
                <span aria-hidden="true">{short}</span>
                <span className="sr-only">{long}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(days, blanks).map((week) => (
            <tr key={week.find((cell) => cell)?.date}>
              {week.map((cell, column) =>
                cell ? (
                  <SignInCalendarDay
                    key={cell.date}
                    day={cell}
                    today={cell.date === today}
                    picked={cell === day}
                    onPick={() => setPicked(cell.date)}
                  />
                ) : (
                  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- empty cells have no identity but their column
                  <td key={column} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {/* For who sees it; it is the name of the day as well. */}
      <p
        aria-hidden="true"
        className="tabular min-h-[2lh] rounded-control bg-wash px-3 py-2 text-13 wrap-anywhere"
      >
        {day?.text}
      </p>
      <p className="tabular flex items-center gap-2 text-15 font-semibold">
        <Icon name="calendar" size={20} className="shrink-0 text-ink-2" />
        <span className="min-w-0 wrap-anywhere">{streak}</span>
      </p>
      <p className="text-13 wrap-anywhere text-ink-2">{note}</p>
      {action}
    </section>
  );
}

/** Get the weekday of an ISO day, from 0 for Sunday. */
function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** The days in rows of seven; null for days outside of the month. */
function weeksOf(days: readonly SignInDay[], blanks: number): Array<Array<SignInDay | null>> {
  const cells = [...Array.from({ length: blanks }, () => null), ...days];
  const rows = Math.ceil(cells.length / 7);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: 7 }, (_unused, column) => cells[row * 7 + column] ?? null),
  );
}
