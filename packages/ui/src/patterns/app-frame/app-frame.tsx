import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

export interface AppFrameProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Top of every route: the `TestRibbon` in test mode, a `ToastRegion`, or null. */
  ribbon: ReactNode;
  /** The `TabBar`. */
  tabBar?: ReactNode;
  /** Show the tabs in every window, or as a rail alone, on a screen below the tabs. @default 'everywhere' */
  tabs?: 'everywhere' | 'rail';
  /** Width from 1024 px on: a column of 640 px, or all that is available. @default 'column' */
  extent?: 'column' | 'page';
  /** The screen: header, content, action bar. */
  children: ReactNode;
}

/**
 * Lay out the app: ribbon on top, one column of at most 480 px, the tab bar below it, or beside it as a rail from 768
 * px on. From 1024 px on the rail is at the side of the window, and the screen beside it is always at the same
 * position, as wide as `extent`. Renders a `<div>` with `<main id="content">` in it, which precedes the tab bar in
 * reading order and can receive focus after a change of route.
 *
 * @when The frame around every screen of the app, once, for tabs, column and panes.
 * @instead Use `Card` or `Stack` for a part of a screen.
 */
export function AppFrame({
  ribbon,
  tabBar,
  tabs = 'everywhere',
  extent = 'column',
  className,
  children,
  ...props
}: AppFrameProps) {
  return (
    <div {...props} className={cx('flex min-h-dvh flex-col bg-paper md:bg-wash', className)}>
      <div className="sticky top-0 z-60 [view-transition-name:ribbon]">{ribbon}</div>
      <div
        className={cx(
          'flex flex-1 flex-col md:flex-row-reverse md:justify-center',
          tabBar && 'lg:mx-auto lg:w-full lg:max-w-340 lg:justify-end',
          // Space for the fixed tab bar and its border.
          tabBar && tabs === 'everywhere' && 'bars-stand:max-md:pb-[calc(var(--bar-bottom)+1px)]',
        )}
      >
        <main
          id="content"
          tabIndex={-1}
          className={cx(
            'relative flex w-full min-w-0 flex-1 flex-col bg-paper outline-none md:max-w-phone md:border-x md:border-line',
            tabBar && (extent === 'page' ? 'lg:max-w-none' : 'lg:max-w-160'),
          )}
        >
          {children}
        </main>
        {tabBar ? (
          // Fixed, so that content scrolling below the bar does not count as a target that is too small.
          <div
            className={cx(
              'sticky -bottom-(--bars-away) z-30 [view-transition-name:tabs] bars-stand:max-md:fixed bars-stand:max-md:inset-x-0 md:top-(--ribbon) md:bottom-auto md:h-[calc(100dvh-var(--ribbon))] md:w-56 md:shrink-0',
              tabs === 'rail' && 'max-md:hidden',
            )}
          >
            {tabBar}
          </div>
        ) : null}
      </div>
    </div>
  );
}
