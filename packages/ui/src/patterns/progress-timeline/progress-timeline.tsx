import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../../foundations/icon/index.ts';

/** One step of a process. */
export interface ProgressStep {
  /** "Asked for", "Sent to the bank". */
  label: string;
  /** When it happened, or is expected to. */
  time?: string | undefined;
  /** Explanation; for a failure, its reason and the next step (H8). */
  note?: ReactNode;
  state: 'done' | 'current' | 'upcoming' | 'failed';
}

export interface ProgressTimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** The steps in their order, each with its state. */
  steps: readonly ProgressStep[];
  /** Names of the states for screen readers. */
  stateLabels: Readonly<Record<ProgressStep['state'], string>>;
}

/**
 * Show the steps of a process with their times. Renders an `<ol>`; the current step has `aria-current`.
 *
 * @when Steps of a process with their times: done, current and upcoming.
 * @instead Use `Progress` for a measured share.
 */
export function ProgressTimeline({ steps, stateLabels, className, ...props }: ProgressTimelineProps) {
  return (
    <ol role="list" {...props} className={cx('flex flex-col', className)}>
      {steps.map((step, index) => (
        <li
          key={step.label}
          data-state={step.state}
          aria-current={step.state === 'current' ? 'step' : undefined}
          className="flex gap-3"
        >
          <span className="flex shrink-0 flex-col items-center">
            {/* As high as the first line of the words, whatever the script and the size of text. */}
            <span className="flex h-lh items-center">
              <span className={cx('grid size-6 place-items-center rounded-full', marks[step.state].look)}>
                {marks[step.state].content}
              </span>
            </span>
            {index < steps.length - 1 ? (
              <span
                aria-hidden="true"
                className={cx(
                  'my-1 w-0.5 grow forced-colors:bg-[GrayText]',
                  step.state === 'done' ? 'bg-verdigris' : 'bg-line',
                )}
              />
            ) : null}
          </span>
          <div className={cx('min-w-0 grow', index < steps.length - 1 && 'pb-6')}>
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span
                className={cx(
                  'max-w-full font-semibold',
                  step.state === 'upcoming' ? 'text-ink-2' : 'text-ink',
                )}
              >
                {step.label}
                <span className="sr-only">, {stateLabels[step.state]}</span>
              </span>
              {step.time === undefined ? null : (
                <span className="tabular max-w-full text-13 text-ink-2">{step.time}</span>
              )}
            </div>
            {step.note ? (
              <div className={cx('text-13', step.state === 'failed' ? 'text-garnet' : 'text-ink-2')}>
                {step.note}
              </div>
            ) : null}
          </div>
        </li>
      ))}
    </ol>
  );
}

const marks: Record<ProgressStep['state'], { look: string; content: ReactNode }> = {
  done: {
    look: 'bg-verdigris text-on-verdigris',
    content: <Icon name="check" size={14} strokeWidth={2.5} />,
  },
  current: {
    look: 'border-2 border-gold-ink text-gold-ink',
    content: <span className="size-2 rounded-full bg-current forced-colors:bg-[Highlight]" />,
  },
  upcoming: { look: 'border-2 border-edge', content: null },
  failed: { look: 'bg-garnet text-on-garnet', content: <Icon name="close" size={14} strokeWidth={2.5} /> },
};
