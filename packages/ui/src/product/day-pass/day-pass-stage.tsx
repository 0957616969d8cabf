import { cx } from 'class-variance-authority';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { AmountText } from '../../patterns/amount-text/index.ts';
import { type DayPassPart, type DayPassScene, streamPaths } from './day-pass-scene.ts';

interface DayPassStageProps {
  title: string;
  scene: DayPassScene;
  yours: Pick<DayPassPart, 'label' | 'amount'> | undefined;
  skipLabel: string;
  durationMs: number;
  /** Called when it is skipped, and before it is shown where there is no room for it. */
  onSkip: () => void;
}

/**
 * Start of each step, as a share of the animation: the revenue, its division, the receivers, the member's share.
 */
const STEPS = { earned: 0.08, divided: 0.25, named: 0.42, yours: 0.62 };

/**
 * Tell whether a box, from which offsets are measured, is too small for its parts, or one of them too narrow for its
 * words.
 */
function overflows(box: HTMLElement): boolean {
  const parts = [...box.querySelectorAll<HTMLElement>('span:not(.sr-only)')];
  // Offsets instead of `scrollHeight`, which includes parts that are still animating.
  const below = parts.some(
    (part) => part.offsetParent === box && part.offsetTop + part.offsetHeight > box.clientHeight,
  );
  return below || parts.some((part) => part.scrollWidth > part.clientWidth);
}

/**
 * The animation: the machine, what it earned, how that is divided, and the member's share. It is one button, which
 * skips it.
 */
export function DayPassStage({ title, scene, yours, skipLabel, durationMs, onSkip }: DayPassStageProps) {
  const play = useRef<HTMLSpanElement>(null);
  const passOver = useEffectEvent(onSkip);
  useLayoutEffect(() => {
    const isTooLarge = () => play.current !== null && overflows(play.current);
    const judge = () => {
      if (isTooLarge()) passOver();
    };
    // The first measurement makes the browser load the fonts, which change the widths: measure again with
    // them.
    if (!isTooLarge()) return;
    if (document.fonts.status === 'loaded') passOver();
    else void document.fonts.ready.then(judge);
  }, []);
  const at = (step: number) => ({ animationDelay: `${Math.round(step * durationMs)}ms` });
  return (
    <button
      type="button"
      aria-label={skipLabel}
      onClick={onSkip}
      className="mx-auto flex h-full w-full max-w-phone flex-col items-center gap-2 overflow-hidden px-safe-4 pt-8 pb-safe-6 text-center outline-offset-[-4px]"
    >
      <span
        ref={play}
        aria-hidden="true"
        className="relative flex min-h-0 w-full flex-1 flex-col items-center justify-center-safe"
      >
        <span className="block text-15 font-semibold text-ink-2">{title}</span>
        <span className="mt-4 block w-full max-w-72 min-h-20 shrink animate-rise-in *:mx-auto *:max-h-full *:w-full">
          {scene.picture}
        </span>
        <span className="block animate-rise-in text-17 font-semibold" style={at(STEPS.earned)}>
          {scene.text}
        </span>
        <Streams scene={scene} style={at(STEPS.divided)} />
        <span className="grid w-full auto-cols-fr grid-flow-col gap-4">
          {scene.streams.map((stream) => (
            <span key={stream.tone} className="block animate-rise-in text-13" style={at(STEPS.named)}>
              <span
                className={cx('tabular block text-17 font-bold', stream.tone === 'paid' && 'text-gold-ink')}
              >
                {stream.text}
              </span>
              <span className="block text-pretty">{stream.label}</span>
              {stream.note === undefined ? null : (
                <span className={cx('tabular block', stream.short ? 'text-garnet' : 'text-ink-2')}>
                  {stream.note}
                </span>
              )}
            </span>
          ))}
        </span>
        {yours === undefined ? null : (
          <span className="mt-6 block max-w-full animate-rise-in" style={at(STEPS.yours)}>
            <span className="block text-15 text-ink-2">{yours.label}</span>
            <AmountText amount={yours.amount} size="xl" tone="income" unitless />
          </span>
        )}
      </span>
      <span aria-hidden="true" className="target grid shrink-0 place-items-center px-6 font-semibold">
        {skipLabel}
      </span>
    </button>
  );
}

/** Draw the machine's output as one stream that divides: each part as wide as its share. */
function Streams({ scene, style }: { scene: DayPassScene; style: { animationDelay: string } }) {
  return (
    <svg
      viewBox="0 0 320 120"
      preserveAspectRatio="none"
      className="mt-2 h-24 min-h-12 w-full max-w-80 shrink origin-top animate-pour-down"
      style={style}
    >
      {streamPaths(scene.streams.map(({ share }) => share)).map((path, index) => {
        const tone = scene.streams[index]?.tone;
        return path === null ? null : (
          <path key={tone} d={path} className={tone === 'paid' ? 'fill-gold' : 'fill-line'} />
        );
      })}
    </svg>
  );
}
