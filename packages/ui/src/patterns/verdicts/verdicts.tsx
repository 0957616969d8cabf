import { cx } from 'class-variance-authority';
import { useId, type ComponentProps } from 'react';
import { breakable } from '../amount-text/index.ts';
import { Icon, type IconName } from '../../foundations/icon/index.ts';

/** Result of a check: passed, failed, or nothing to check yet. */
export type VerdictMark = 'good' | 'bad' | 'open';

/** One check: a question, a figure and a sentence. */
export interface Verdict {
  readonly id: string;
  readonly mark: VerdictMark;
  /** Formatted ("94%", "4,212.00"). */
  readonly figure: string;
  /** Explanation of the figure, including a bad one. */
  readonly text: string;
}

export interface VerdictsProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Subject and period ("Oct 24 to Nov 22, in USDT"). */
  label: string;
  /** In order of importance, never sorted by result. */
  verdicts: readonly Verdict[];
}

const icons = { good: 'check', bad: 'alert', open: 'clock' } satisfies Record<VerdictMark, IconName>;
const inks = {
  good: 'bg-verdigris-wash text-verdigris',
  bad: 'bg-garnet-wash text-garnet',
  open: 'bg-wash text-ink-2',
} satisfies Record<VerdictMark, string>;

/**
 * Answer a few questions at a glance, each with a mark, a figure and a sentence, side by side where there is room.
 * Renders a `<section>` with a list.
 *
 * @when Arguments for and against something, in one list.
 * @instead Use `DescriptionList` for facts without a judgement.
 */
export function Verdicts({ label, verdicts, className, ...props }: VerdictsProps) {
  const id = useId();
  return (
    <section {...props} aria-labelledby={id} className={cx('@container flex flex-col gap-2', className)}>
      <h2 id={id} className="text-13 text-ink-2">
        {label}
      </h2>
      <ul role="list" className="rounded-card border border-line bg-sheet px-4 @min-[52rem]:flex">
        {verdicts.map((verdict) => (
          <li
            key={verdict.id}
            data-mark={verdict.mark}
            className="flex min-w-0 flex-wrap items-start gap-x-3 gap-y-1 border-b border-line py-3.5 last:border-b-0 @min-[52rem]:flex-1 @min-[52rem]:border-e @min-[52rem]:border-b-0 @min-[52rem]:px-4 @min-[52rem]:first:ps-0 @min-[52rem]:last:border-e-0 @min-[52rem]:last:pe-0"
          >
            <span
              className={cx(
                'mt-0.5 grid size-8 shrink-0 place-items-center rounded-full forced-colors:outline',
                inks[verdict.mark],
              )}
            >
              <Icon name={icons[verdict.mark]} size={18} />
            </span>
            {/* Where the text is large, the figure has the whole width. */}
            <p className="min-w-0 grow basis-48">
              <strong
                className={cx(
                  'tabular block font-title text-24 font-bold',
                  verdict.mark === 'bad' && 'text-garnet',
                )}
              >
                {breakable(verdict.figure)}{' '}
              </strong>
              <span className="text-15 text-pretty">{verdict.text}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
