import { cx } from 'class-variance-authority';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { Icon, type IconName } from '../../foundations/icon/index.ts';
import { CountDot } from '../../primitives/icon-button/icon-button.tsx';
import { useMeasuredHeight } from '../../foundations/measure/use-measured-height.ts';

/** One of the tabs. */
export interface TabBarItem {
  readonly href: string;
  readonly label: string;
  readonly icon: IconName;
  /** It is the current tab. */
  readonly current?: boolean | undefined;
  /** Number of unread items, with a text for screen readers ("3 unread messages"). */
  readonly unread?: { readonly count: number; readonly label: string } | undefined;
}

export interface TabBarProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Label of the navigation. */
  label: string;
  /** The sections of the app, three to five. */
  items: readonly TabBarItem[];
  /** The logo above the items of the rail, from 768 px on. */
  brand?: ReactNode;
}

/**
 * Link to the sections of the app. Renders a `<nav>` of links: a bar at the bottom of a phone, a rail at the side from
 * 768 px on; `AppFrame` positions it. Where the names do not fit side by side in the member's text size, the bar draws
 * only the current one, on a separate line and no smaller.
 *
 * @when The three to five sections of the app.
 * @instead Use `SegmentedTabs` for views within a section.
 */
export function TabBar({ label, items, brand, className, ...props }: TabBarProps) {
  const extent = useRef<HTMLDivElement>(null);
  useMeasuredHeight(extent, '--bar-bottom');
  const current = items.findIndex((item) => item.current);
  return (
    <nav
      {...props}
      aria-label={label}
      className={cx(
        '@container relative overflow-x-clip border-t border-line bg-sheet px-safe-1 pb-safe md:flex md:h-full md:flex-col md:gap-6 md:border-t-0 md:bg-transparent md:px-3 md:py-5',
        className,
      )}
    >
      {/* As high as the bar, and nothing as a rail, which covers nothing. */}
      <div ref={extent} aria-hidden="true" className="pointer-events-none absolute inset-0 md:hidden" />
      {brand ? <div className="hidden px-3 md:block">{brand}</div> : null}
      <ul role="list" className="mx-auto flex max-w-phone md:mx-0 md:flex-col md:gap-1">
        {items.map((item) => (
          <li key={item.href} className="min-w-0 flex-auto max-md:@max-[17.5rem]:flex-1">
            <Tab {...item} />
          </li>
        ))}
      </ul>
      <CurrentLabel label={items[current]?.label} before={current} after={items.length - 1 - current} />
    </nav>
  );
}

function Tab({ href, label, icon, current = false, unread }: TabBarItem) {
  return (
    <a
      href={href}
      aria-current={current ? 'page' : undefined}
      className={cx(
        'flex min-h-14 min-w-11 max-md:@max-[17.5rem]:min-h-11 max-md:@max-[17.5rem]:pb-0.5 flex-col items-center justify-center gap-0.5 rounded-control px-0.5 py-1.5 no-underline outline-offset-[-3px] active:bg-wash md:min-h-12 md:flex-row md:justify-start md:gap-3 md:rounded-card md:px-3',
        current ? 'text-ink md:bg-sheet' : 'text-ink-2 hover:text-ink',
      )}
    >
      <span className={cx('relative', current && 'text-gold-ink')}>
        <Icon name={icon} className="size-[min(1.5rem,8vw)] md:size-6" strokeWidth={current ? 2 : 1.75} />
        {/* Three characters begin further in: the last tab is at the edge of the screen. */}
        <span className={cx('absolute', (unread?.count ?? 0) > 99 ? 'end-1 -top-2.5' : '-end-2.5 -top-1.5')}>
          <CountDot count={unread?.count} />
        </span>
      </span>
      {/* The long words take more of the bar's width than the short ones; a break is the last resort. */}
      <span
        className={cx(
          'max-w-full text-center text-12 leading-tight wrap-anywhere hyphens-auto md:text-start md:text-15 max-md:@max-[17.5rem]:sr-only',
          current ? 'font-semibold' : 'font-medium',
        )}
      >
        {label}
      </span>
      {unread && unread.count > 0 ? <span className="sr-only">{unread.label}</span> : null}
    </a>
  );
}

/** Name the current tab below the icons, roughly under its own icon, where there is no room for every name. */
function CurrentLabel({
  label,
  before,
  after,
}: {
  label: string | undefined;
  before: number;
  after: number;
}) {
  if (label === undefined) return null;
  return (
    <p
      aria-hidden="true"
      className="hidden px-2 pb-1.5 text-12 leading-tight font-semibold text-ink max-md:@max-[17.5rem]:flex"
    >
      <span style={{ flexGrow: before }} />
      <span className="min-w-0 text-center wrap-anywhere">{label}</span>
      <span style={{ flexGrow: after }} />
    </p>
  );
}
