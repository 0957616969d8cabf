import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

export interface AppFrameProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The `TestRibbon`, on every route (H1). */
  ribbon: ReactNode;
  /** The `TabBar`, on the screens of the five tabs alone. */
  tabBar?: ReactNode;
  /** The screen: header, content, action bar. */
  children: ReactNode;
}

/**
 * Lay the app out: ribbon on top, one column of at most 480 px, the tab bar below it, or beside it as a
 * rail from 768 px on. Nothing is stretched. Renders a `<div>` with `<main id="content">` in it, which comes
 * before the tab bar in reading order and can be given the focus after a change of route.
 */
export function AppFrame({ ribbon, tabBar, className, children, ...props }: AppFrameProps) {
  return (
    <div {...props} className={cx('flex min-h-dvh flex-col bg-paper md:bg-wash', className)}>
      <div className="sticky top-0 z-60">{ribbon}</div>
      <div
        className={cx(
          'flex flex-1 flex-col md:flex-row-reverse md:justify-center',
          // Room for the bar and its border.
          tabBar && 'bars-stand:max-md:pb-[calc(var(--bar-bottom)+1px)]',
        )}
      >
        <main
          id="content"
          tabIndex={-1}
          className="relative flex w-full flex-1 flex-col bg-paper outline-none md:max-w-phone md:border-x md:border-line"
        >
          {children}
        </main>
        {tabBar ? (
          // Fixed, so that what scrolls below it is not taken for a target too small to hit.
          <div className="sticky -bottom-(--bars-away) z-30 bars-stand:max-md:fixed bars-stand:max-md:inset-x-0 md:top-(--ribbon) md:bottom-auto md:h-[calc(100dvh-var(--ribbon))] md:w-56 md:shrink-0">
            {tabBar}
          </div>
        ) : null}
        {/* Keeps the column in the middle while the rail stands at its side. */}
        {tabBar ? <div className="hidden lg:order-first lg:block lg:w-56 lg:shrink-0" /> : null}
      </div>
    </div>
  );
}
