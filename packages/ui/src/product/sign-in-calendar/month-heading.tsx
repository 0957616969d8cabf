import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Icon } from '../../foundations/icon/index.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';

/** The button to another month; null where there is none to go to. */
export interface SignInMonthStep {
  readonly label: string;
  readonly onSelect: () => void;
}

export interface MonthHeadingProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** "November 2026". */
  month: string;
  /** Id of the heading, where it names another element. */
  headingId?: string | undefined;
  /** The button to the previous month; null where there is none. */
  previous: SignInMonthStep | null;
  /** The button to the next month; null where there is none. */
  next: SignInMonthStep | null;
}

/** Heading of a month, with buttons to its neighbours. Renders a `<div>` with an `<h2>`, which announces a change. */
export function MonthHeading({ month, headingId, previous, next, className, ...props }: MonthHeadingProps) {
  const steps = [
    ['back', previous],
    ['forward', next],
  ] as const;
  return (
    <div {...props} className={cx('flex flex-wrap items-center justify-between gap-x-1', className)}>
      <h2 id={headingId} aria-live="polite" className="min-w-0 grow basis-40 font-title text-20 font-bold">
        {month}
      </h2>
      <div className="-me-2 ms-auto flex">
        {steps.map(([icon, step]) =>
          step ? (
            <IconButton key={icon} icon={icon} label={step.label} onClick={step.onSelect} />
          ) : (
            // Takes the place of the missing button.
            <span key={icon} className="target grid place-items-center text-line">
              <Icon name={icon} size={22} />
            </span>
          ),
        )}
      </div>
    </div>
  );
}
