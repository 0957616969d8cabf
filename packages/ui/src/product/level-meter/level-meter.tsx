import { cx } from 'class-variance-authority';
import { useId, type ComponentProps } from 'react';
import { Progress } from '../../primitives/progress/progress.tsx';

export interface LevelMeterProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** "Level 2". */
  level: string;
  /** Number of valid invitees, and the number that the next level needs; null at the highest level. */
  progress: { readonly value: number; readonly needed: number } | null;
  /** "7 of 10 valid invitees", or the meaning of the highest level. */
  label: string;
  /** Rule for valid invitees, and the benefit of the next level. */
  note?: string | undefined;
}

// More marks would be too narrow to count, so one bar replaces them.
const MOST_MARKS = 12;

/**
 * Show a member's level and the progress to the next, as counts, with a bar that fills once. Renders a `<section>` with
 * a `meter` in it.
 *
 * @when A member's progress to the next level.
 * @instead Use `Progress` for a task in progress.
 */
export function LevelMeter({ level, progress, label, note, className, ...props }: LevelMeterProps) {
  const id = useId();
  return (
    <section {...props} aria-labelledby={id} className={cx('flex flex-col gap-2', className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id={id} className="max-w-full font-title text-24 font-bold">
          {level}
        </h2>
        <span className="tabular max-w-full text-15 text-ink-2">{label}</span>
      </div>
      {progress ? (
        <Progress
          kind="meter"
          aria-labelledby={id}
          value={progress.value}
          max={progress.needed}
          valueText={label}
          size="md"
          counted={progress.needed <= MOST_MARKS}
          filling
        />
      ) : null}
      {note === undefined ? null : <p className="text-13 text-ink-2">{note}</p>}
    </section>
  );
}
