import type { EpochMs } from '@paydirt/domain';
import { cx } from 'class-variance-authority';
import { useEffectEvent, useLayoutEffect, useRef, useState, type ComponentProps } from 'react';

import { useTicker } from '../../foundations/ticker/index.ts';

export interface RelativeTimeProps extends Omit<ComponentProps<'button'>, 'children' | 'value'> {
  /** Time of the event, on the service's clock. */
  at: EpochMs;
  /** Format how long ago that was ("5 min. ago"). Keep its identity while language and format stay the same. */
  format: (at: EpochMs, now: EpochMs) => string;
  /** The exact time, shown after a press ("21 Nov 2026, 13:40"). */
  exact: string;
}

/**
 * Show the age of something, and its exact time after a press; another press switches back. Renders a `<button>` with a
 * `<time>` in it. The text follows the clock by writing to one text node, without a render. Needs a `ClockProvider`;
 * the exact time is shown while that knows no time.
 *
 * @when The age of something, where the exact time does not matter.
 * @instead Use `Countdown` for a future end. A payment shows its day and time.
 */
export function RelativeTime({ at, format, exact, className, ...props }: RelativeTimeProps) {
  const ticker = useTicker();
  const time = useRef<HTMLTimeElement>(null);
  const [isExact, setIsExact] = useState(false);

  const draw = useEffectEvent((now: EpochMs | null) => {
    const element = time.current;
    if (!element) return;
    const text = isExact || now === null ? exact : format(at, now);
    const node = element.firstChild;
    if (!(node instanceof Text)) element.textContent = text;
    else if (node.data !== text) node.data = text;
  });

  useLayoutEffect(() => (isExact ? undefined : ticker.subscribe(draw)), [ticker, isExact]);
  // Another time, language or form is shown at once, not only at the next tick.
  useLayoutEffect(() => draw(ticker.now()));

  return (
    <button
      type="button"
      {...props}
      title={exact}
      data-state={isExact ? 'exact' : 'relative'}
      className={cx(
        // The text is small, but its tap target is 44 px high.
        'relative rounded-control text-start after:absolute after:-inset-x-2 after:-inset-y-3.25 after:content-[""] hover:underline active:translate-y-px',
        className,
      )}
      onClick={(event) => {
        props.onClick?.(event);
        setIsExact(!isExact);
      }}
    >
      <time ref={time} dateTime={new Date(at).toISOString()} className="tabular" />
    </button>
  );
}
