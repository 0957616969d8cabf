import { cx } from 'class-variance-authority';
import { Icon } from '../../foundations/icon/index.ts';

/** State of a day. A missed day costs nothing (H12), and is not drawn as a loss. */
export type SignInDayState = 'done' | 'missed' | 'today' | 'upcoming' | 'before';

/** One day of the shown month. */
export interface SignInDay {
  /** "YYYY-MM-DD". */
  readonly date: string;
  /** The figure in the grid ("21"). */
  readonly figure: string;
  /** Text for screen readers, shown below while the day is selected: day, state, reward. */
  readonly text: string;
  /** `today` is still open; afterwards it is `done`. `before` is a day before the member joined. */
  readonly state: SignInDayState;
}

interface SignInCalendarDayProps {
  day: SignInDay;
  today: boolean;
  /** The only day of the grid that is a tab stop. */
  picked: boolean;
  onPick: () => void;
}

/** One day of the grid. */
export function SignInCalendarDay({ day, today, picked, onPick }: SignInCalendarDayProps) {
  return (
    <td aria-selected={picked} className="p-0">
      <button
        type="button"
        data-date={day.date}
        data-state={day.state}
        aria-label={day.text}
        aria-current={today ? 'date' : undefined}
        tabIndex={picked ? 0 : -1}
        onClick={onPick}
        className={cx(
          'tabular flex min-h-12 w-full flex-col items-center justify-center rounded-control border-2 text-[min(0.9375rem,8.5cqi)] leading-none active:translate-y-px',
          day.state !== 'done' && 'hover:bg-wash',
          today
            ? 'border-gold-ink font-bold'
            : picked
              ? 'border-edge'
              : 'border-transparent forced-colors:border-[Canvas]',
          looks[day.state],
        )}
      >
        {day.figure}
        <span aria-hidden="true" className="mt-1 grid h-3 place-items-center">
          {marks[day.state]}
        </span>
      </button>
    </td>
  );
}

const looks = {
  done: 'bg-verdigris-wash text-verdigris font-semibold hover:opacity-90',
  missed: 'text-ink',
  today: 'text-ink',
  upcoming: 'text-ink-2',
  before: 'text-ink-2',
} satisfies Record<SignInDayState, string>;

const marks = {
  done: <Icon name="check" size={12} strokeWidth={3} />,
  missed: <span className="h-0.5 w-2 rounded-full bg-edge forced-colors:bg-[GrayText]" />,
  today: <span className="size-1.5 rounded-full bg-gold-ink forced-colors:bg-[Highlight]" />,
  upcoming: null,
  before: null,
} satisfies Record<SignInDayState, unknown>;
