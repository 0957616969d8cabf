import { cx } from 'class-variance-authority';
import { useId, type ComponentProps } from 'react';

export interface LevelMeterProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** "Level 2". */
  level: string;
  /** Valid invitees, and how many the next level needs; null at the highest level. */
  progress: { readonly value: number; readonly needed: number } | null;
  /** "7 of 10 valid invitees", or what the highest level means. */
  label: string;
  /** What counts as valid, and what the next level brings. */
  note?: string | undefined;
}

// More marks than this would be too narrow to count.
const MOST_MARKS = 12;

/** Show a member's level and the way to the next, as counts. Renders a `<section>` with a `meter` in it. */
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
        <div
          role="meter"
          aria-labelledby={id}
          aria-valuemin={0}
          aria-valuemax={progress.needed}
          aria-valuenow={Math.min(progress.value, progress.needed)}
          aria-valuetext={label}
        >
          <Marks {...progress} />
        </div>
      ) : null}
      {note === undefined ? null : <p className="text-13 text-ink-2">{note}</p>}
    </section>
  );
}

/** One mark a person while they can be counted, else one bar. */
function Marks({ value, needed }: { value: number; needed: number }) {
  if (needed > MOST_MARKS) {
    return (
      <div className="h-2 overflow-hidden rounded-full bg-line forced-colors:outline">
        <div
          className="h-full rounded-full bg-ink forced-colors:bg-[Highlight]"
          style={{ inlineSize: `${Math.min(1, value / needed) * 100}%` }}
        />
      </div>
    );
  }
  return (
    <div className="flex gap-1">
      {Array.from({ length: needed }, (_, index) => (
        <div
          key={index}
          data-filled={index < value}
          className={cx(
            'h-2 grow rounded-full border',
            index < value ? 'border-transparent bg-ink forced-colors:bg-[Highlight]' : 'border-edge',
          )}
        />
      ))}
    </div>
  );
}
