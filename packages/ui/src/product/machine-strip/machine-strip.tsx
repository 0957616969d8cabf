import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactElement } from 'react';
import { Progress } from '../../primitives/progress/progress.tsx';
import { SkeletonBlock, SkeletonLine } from '../../primitives/skeleton/index.ts';

/** A machine of a {@link MachineStrip}. */
export interface StripMachine {
  readonly id: string;
  readonly name: string;
  /**
   * Its drawing: an `Illustration` with `saved="tile"`, which a `DataSaver` can hold back inside the link, or an
   * `<img>`. It is drawn as wide as its tile, and fades or moves with the `state`.
   */
  readonly picture: ReactElement;
  /** Lines below the name ("3.40 today", "31 days left"). */
  readonly lines: readonly string[];
  readonly href: string;
  /** Share of its days that have passed, 0 to 1, as a bar below the drawing. Left out, none is drawn. */
  readonly share?: number | undefined;
  /** A working machine moves slightly, a few times; an idle one is grey. Left out, it does not move. */
  readonly state?: 'working' | 'idle' | undefined;
}

export interface MachineStripProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Name of the list for screen readers. */
  label: string;
  /** The machines in order, each with its state and address. */
  machines: readonly StripMachine[];
}

const STRIP = 'scroll-strip -mx-4 flex snap-x scroll-px-4 gap-3 px-4 py-1';
// With large text one machine fills most of a phone, and the next one shows that there are more.
const TILE = 'w-[min(8.5rem,70vw)] shrink-0 snap-start';
const PICTURE = 'relative flex aspect-[4/3] items-center overflow-hidden rounded-card bg-wash p-3';

/**
 * Show machines side by side in one scrollable row, each a link. Renders a `<ul>`.
 *
 * @when A few machines side by side, to be scrolled.
 * @instead Use `CardList` for all machines.
 */
export function MachineStrip({ label, machines, className, ...props }: MachineStripProps) {
  return (
    <ul role="list" {...props} aria-label={label} className={cx(STRIP, className)}>
      {machines.map(({ id, name, picture, lines, href, share, state }) => (
        <li key={id} data-state={state} className={TILE}>
          <a
            href={href}
            className="group flex flex-col gap-1.5 rounded-card text-ink no-underline outline-offset-2 active:translate-y-px"
          >
            <span className={PICTURE}>
              <span
                className={cx(
                  'contents *:w-full',
                  state === 'idle' && '*:opacity-50 *:grayscale',
                  state === 'working' && '*:animate-work',
                )}
              >
                {picture}
              </span>
              {share === undefined ? null : (
                <Progress
                  value={share}
                  size="xs"
                  tone={state === 'idle' ? 'off' : 'ink'}
                  className="absolute inset-x-2.5 bottom-2"
                />
              )}
            </span>
            <span className="flex flex-col">
              <span className="text-13 font-semibold text-balance group-hover:underline">{name}</span>
              {lines.map((line) => (
                <span key={line} className="tabular text-13 text-ink-2">
                  {line}
                </span>
              ))}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Placeholder for a row of machines with two lines each. Hidden from assistive technology. */
export function MachineStripSkeleton({ className, ...props }: Omit<ComponentProps<'div'>, 'children'>) {
  return (
    <div {...props} aria-hidden="true" className={cx(STRIP, 'animate-breathe overflow-hidden', className)}>
      {[0, 1, 2].map((machine) => (
        <div key={machine} className={cx(TILE, 'flex flex-col gap-1.5')}>
          <SkeletonBlock className="aspect-[4/3] rounded-card" />
          <div className="flex flex-col">
            <SkeletonLine size="13" extent="long" />
            <SkeletonLine size="13" extent="medium" />
            <SkeletonLine size="13" extent="medium" />
          </div>
        </div>
      ))}
    </div>
  );
}
