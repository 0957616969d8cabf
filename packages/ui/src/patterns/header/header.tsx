import { cx } from 'class-variance-authority';
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { useMeasuredHeight } from '../../foundations/measure/use-measured-height.ts';
import { useMergedRef } from '../../foundations/merged-ref/use-merged-ref.ts';

/** Background of the header. `fading` is clear over a picture and solid once the picture has scrolled away. */
export type HeaderSurface = 'solid' | 'transparent' | 'fading';

export interface HeaderProps extends Omit<ComponentProps<'header'>, 'title' | 'children'> {
  /** The screen's name; the page's `h1`. */
  title: string;
  /** Solid, clear over a picture, or changing from clear to solid as the page scrolls. @default 'solid' */
  surface?: HeaderSurface | undefined;
  /** The start action: an `IconLink` back, or to the languages. Without it the title is drawn large. */
  start?: ReactNode;
  /** Up to two icon buttons or links, and the one that opens the bottom menu. */
  actions?: ReactNode;
}

/**
 * Show the screen's title, as its `<h1>`, with the way back and its actions. Renders a sticky `<header>`.
 *
 * Without `start` the title is large, and shrinks to the size of the others once the page scrolls. Icon buttons inside
 * adapt automatically to stay legible over a picture. On a clear surface, a title beside `start` is not drawn; it is
 * always read out.
 *
 * @when The top of every screen: its title, the way back and one or two actions.
 * @instead Use `SectionHeading` for a title within a screen.
 */
export function Header({ title, surface = 'solid', start, actions, ref, className, ...props }: HeaderProps) {
  const [header, root] = useMergedRef<HTMLElement>(ref);
  const sentinel = useRef<HTMLDivElement>(null);
  const scrolled = useScrolledPast(sentinel, surface !== 'transparent');
  useMeasuredHeight(header, '--bar-top');
  const clear = surface === 'transparent' || (surface === 'fading' && !scrolled);

  return (
    <>
      <div
        ref={sentinel}
        aria-hidden="true"
        className={cx('pointer-events-none absolute inset-x-0 top-0', surface === 'fading' ? 'h-20' : 'h-2')}
      />
      <header
        {...props}
        ref={root}
        data-surface={surface}
        data-state={clear ? 'clear' : 'solid'}
        data-scrolled={scrolled || undefined}
        className={cx(
          'group/header sticky z-30 flex flex-wrap items-center gap-1 px-2 pb-1.5',
          // The space above a large title scrolls under the ribbon without a layout shift. A header higher
          // than 6rem, as with the largest text, scrolls away completely.
          start
            ? 'top-[calc(var(--ribbon)-var(--bars-away))] min-h-14 pt-1.5'
            : 'top-[calc(var(--ribbon)-var(--spacing)*2-clamp(0px,(var(--bar-top)-6rem)*99,var(--bar-top))-var(--bars-away))] min-h-16 pt-3.5',
          clear ? 'bg-transparent text-on-picture' : 'bg-paper text-ink',
          surface === 'solid' ? '' : '@container -mb-(--bar-top)',
          scrolled && 'shadow-[0_1px_var(--line)]',
          className,
        )}
      >
        {start}
        <h1
          className={cx(
            'max-w-full min-w-0 px-2 font-title font-bold wrap-break-word text-balance transition-[opacity,scale] duration-enter',
            start ? 'text-20' : 'origin-left text-24 rtl:origin-right tracking-tight',
            !start && scrolled && 'scale-[0.833]',
            // With the largest text, the actions wrap below the title before one of its words breaks. A title
            // that is never visible does not make them wrap; one that fades in has its space from the start,
            // or the header would grow as it appears.
            surface === 'transparent' && start
              ? 'max-h-7 flex-[1_1_0px] overflow-hidden'
              : 'flex-[1_1_min-content]',
            // A hidden title is ordered below the actions, which would otherwise float over the picture.
            surface === 'fading' && start && '@max-[14rem]:order-last @max-[14rem]:basis-full',
            clear && start && 'opacity-0',
          )}
        >
          {title}
        </h1>
        {actions ? <div className="ms-auto flex shrink-0 items-center gap-1">{actions}</div> : null}
      </header>
    </>
  );
}

/** Tell whether an element has scrolled out at the top, without listening to scroll events. */
function useScrolledPast(element: { readonly current: HTMLElement | null }, active: boolean): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    if (!active || !element.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      // A busy device reports several entries at once, the latest last.
      const latest = entries.at(-1);
      if (latest) setPast(!latest.isIntersecting);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, active]);
  return past;
}
