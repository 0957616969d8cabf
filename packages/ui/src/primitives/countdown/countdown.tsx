import { announcementAt, remaining, type Announcement, type EpochMs, type Remaining } from '@paydirt/domain';
import { useEffectEvent, useLayoutEffect, useRef, type ComponentProps } from 'react';

import { useInitialNow } from '../../foundations/ticker/clock-provider.tsx';
import { useTicker } from '../../foundations/ticker/index.ts';
import { type CountdownTexts, writeLeft } from './countdown-texts.ts';

export interface CountdownProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** When it ends, on the service's clock. Never a duration: a remount must not add time (H4). */
  endsAt: EpochMs;
  /**
   * Format the remaining time as a phrase ("Ends in 1 d 04:12:09"), and the text after the end: a function, or texts
   * only, which a server component can pass.
   */
  format: CountdownTexts | ((remaining: Remaining) => string);
  /** Format the announcement at the thresholds. Leave it out in lists, where many would be announced. */
  announce?: ((announcement: Announcement) => string) | undefined;
  /** Called once when it ends while on screen. Not called if it had ended before mount. */
  onEnd?: (() => void) | undefined;
}

/**
 * Count down to a time that the service gives, and stop there.
 *
 * Renders a `<span>` with a `role="timer"` in it, which carries `data-state="running | ended"`. Each second is one
 * write to one text node, with no render. Needs a `ClockProvider`; while that knows no time, the text is empty, or
 * shows the time that was left at its `initialNow`.
 *
 * @when A real end time from the service, to the second.
 * @instead Use `RelativeTime` for how long ago something was. Never use a countdown to create false urgency.
 */
export function Countdown({ endsAt, format, announce, onEnd, ...props }: CountdownProps) {
  const ticker = useTicker();
  const initialNow = useInitialNow();
  const written = initialNow === null ? '' : writeLeft(format, remaining(endsAt, initialNow));
  const timer = useRef<HTMLSpanElement>(null);
  const voice = useRef<HTMLSpanElement>(null);
  const last = useRef<Remaining | null>(null);

  const firstText = useEffectEvent(() => written);
  const draw = useEffectEvent((now: EpochMs) => {
    const before = last.current;
    // An ended countdown stays ended, even if the service's clock is corrected backwards.
    const left = before?.done ? before : remaining(endsAt, now);
    last.current = left;
    write(timer.current, writeLeft(format, left));
    if (timer.current) timer.current.dataset['state'] = left.done ? 'ended' : 'running';
    if (!before || before.done) return;
    const due = announce && announcementAt(before, left);
    if (due) write(voice.current, announce(due));
    if (left.done) onEnd?.();
  });

  useLayoutEffect(() => {
    last.current = null;
    const first = ticker.now();
    if (first === null) write(timer.current, firstText());
    else draw(first);
    if (first !== null && remaining(endsAt, first).done) return undefined;
    const leave = ticker.subscribe((now) => {
      draw(now);
      if (now >= endsAt) leave();
    });
    return leave;
  }, [ticker, endsAt]);

  // A new locale or label is shown at once, not only at the next tick.
  useLayoutEffect(() => {
    if (last.current) write(timer.current, writeLeft(format, last.current));
  }, [format]);

  return (
    <span {...props}>
      <span ref={timer} role="timer" className="tabular">
        {written}
      </span>
      {announce ? <span ref={voice} role="status" className="sr-only" /> : null}
    </span>
  );
}

function write(element: HTMLElement | null, text: string) {
  if (!element) return;
  const node = element.firstChild;
  if (!(node instanceof Text)) element.textContent = text;
  else if (node.data !== text) node.data = text;
}
