import { cva, cx } from 'class-variance-authority';
import { useEffect, useId, useRef, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { useControllableState } from '../../foundations/controllable-state/use-controllable-state.ts';
import { keyInReadingOrder } from '../../foundations/direction/direction.ts';
import { useMergedRef } from '../../foundations/merged-ref/use-merged-ref.ts';
import { TabsContext } from './tabs-context.ts';

/** One tab. */
export interface TabItem<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Drawn after the label; nothing for 0. */
  readonly count?: number | undefined;
}

/**
 * `chips` scroll when they do not fit; `segments` share the width, for two or three short words; `lines` are on a
 * hairline and wrap.
 */
export type TabsVariant = 'chips' | 'segments' | 'lines';

export interface SegmentedTabsProps<Value extends string> extends Omit<
  ComponentProps<'div'>,
  'children' | 'id' | 'defaultValue'
> {
  /** Id that connects the tabs to a {@link TabPanel} elsewhere; unique on the page. Panels inside need none. */
  id?: string | undefined;
  /** Name of the tab list for screen readers. */
  label: string;
  /** Tabs in order, each with a count where that is useful. */
  items: readonly TabItem<Value>[];
  /** The selected tab, controlled. */
  value?: Value | undefined;
  /** The initially selected tab, uncontrolled. @default the first */
  defaultValue?: Value | undefined;
  /** Called when a tab is pressed or reached by a key. */
  onValueChange?: ((value: Value) => void) | undefined;
  /**
   * `chips` scroll sideways, in any number; `segments` share the width; `lines` are for the top of a part of a page.
   * @default 'chips'
   */
  variant?: TabsVariant | undefined;
  /** A {@link TabPanel} for each tab, or one for the selected tab, after the tabs. */
  children?: ReactNode;
}

const strips = cva('flex', {
  variants: {
    variant: {
      // The negative margin lets the chips reach the column's edge without clipping the focus ring.
      chips: 'scroll-strip -mx-4 gap-2 px-4 py-1',
      segments: 'flex-wrap gap-1 rounded-card bg-wash p-1',
      lines: 'flex-wrap gap-x-4 border-b border-line',
    } satisfies Record<TabsVariant, string>,
  },
});

const tabs = cva(
  'inline-flex items-center gap-1.5 text-15 font-semibold active:translate-y-px aria-selected:forced-color-adjust-none forced-colors:aria-selected:bg-[Highlight] forced-colors:aria-selected:text-[HighlightText]',
  {
    variants: {
      variant: {
        chips:
          'target shrink-0 justify-center rounded-pill border border-line bg-sheet px-4 py-2 whitespace-nowrap text-ink hover:border-edge aria-selected:border-ink aria-selected:bg-ink aria-selected:text-paper',
        segments:
          'min-h-11 min-w-fit flex-[1_1_6rem] justify-center wrap-anywhere rounded-[calc(var(--radius-card)-0.25rem)] px-2 py-1.5 text-ink-2 hover:text-ink aria-selected:bg-ink aria-selected:text-paper',
        // The tab's own line covers the line below all tabs.
        lines:
          'min-h-11 min-w-11 max-w-full wrap-anywhere -mb-px border-b-2 border-transparent py-1.5 text-ink-2 hover:text-ink aria-selected:border-ink aria-selected:text-ink',
      } satisfies Record<TabsVariant, string>,
    },
  },
);

/**
 * Switch between views of one thing. Renders a `role="tablist"`, followed by the panels given as children; arrow keys,
 * Home and End move and select.
 *
 * Written without Radix: a panel may be elsewhere on the page, and is a tab stop only while it contains none
 * (docs/decisions/0003).
 *
 * @when Two to five views of the same thing, one of which is visible.
 * @instead Use `Choice` for a value in a form, and `TabBar` for pages of the app. Show things to be compared side by
 *   side.
 */
export function SegmentedTabs<Value extends string>({
  id,
  label,
  items,
  value: controlled,
  defaultValue,
  onValueChange,
  variant = 'chips',
  ref,
  className,
  children,
  ...props
}: SegmentedTabsProps<Value>) {
  const [list, root] = useMergedRef<HTMLDivElement>(ref);
  const made = useId();
  const name = id ?? made;
  const hasPanel = id !== undefined || children !== undefined;
  const [value, choose] = useControllableState<Value | undefined>(
    {
      value: controlled,
      defaultValue,
      onValueChange: (next) => (next === undefined ? undefined : onValueChange?.(next)),
    },
    items[0]?.value,
  );
  const selectedIndex = items.findIndex((item) => item.value === value);

  // The strip is at its first tab initially, so no layout is forced for that one.
  const reachedIndex = useRef(0);
  useEffect(() => {
    if (reachedIndex.current === selectedIndex) return;
    reachedIndex.current = selectedIndex;
    const strip = list.current;
    const tab = strip?.children[selectedIndex]?.getBoundingClientRect();
    if (!strip || !tab) return;
    // `scrollIntoView` would scroll the page as well.
    const box = strip.getBoundingClientRect();
    strip.scrollBy({ left: tab.left + tab.width / 2 - (box.left + box.width / 2), behavior: 'instant' });
  }, [selectedIndex, list]);

  function move(event: KeyboardEvent) {
    const target = {
      ArrowRight: selectedIndex + 1,
      ArrowLeft: selectedIndex - 1,
      Home: 0,
      End: items.length - 1,
    }[keyInReadingOrder(event.key, list.current)];
    if (target === undefined) return;
    event.preventDefault();
    const next = (target + items.length) % items.length;
    const item = items[next];
    if (!item) return;
    choose(item.value);
    const tab = list.current?.children[next];
    if (tab instanceof HTMLElement) tab.focus();
  }

  const strip = (
    <div
      {...props}
      ref={root}
      role="tablist"
      aria-label={label}
      data-variant={variant}
      className={cx(strips({ variant }), className)}
    >
      {items.map((item, index) => {
        const selected = item.value === value;
        return (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${name}-tab-${item.value}`}
            aria-selected={selected}
            aria-controls={selected && hasPanel ? `${name}-panel` : undefined}
            // Without a selected tab the first one is focusable, or keys could not reach any.
            tabIndex={index === Math.max(0, selectedIndex) ? 0 : -1}
            className={tabs({ variant })}
            onClick={() => choose(item.value)}
            onKeyDown={move}
          >
            {item.label}
            {item.count ? <span className="tabular text-13 font-medium opacity-80">{item.count}</span> : null}
          </button>
        );
      })}
    </div>
  );
  if (children === undefined) return strip;
  return (
    <>
      {strip}
      <TabsContext value={{ id: name, value: value ?? '' }}>{children}</TabsContext>
    </>
  );
}
