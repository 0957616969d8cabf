import { cva, cx } from 'class-variance-authority';
import { useEffect, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { useMergedRef } from '../merged-ref/index.ts';

/** One tab. */
export interface TabItem<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Drawn after the label; nothing for 0. */
  readonly count?: number | undefined;
}

/** `chips` scroll when they do not fit; `segments` share the width, for two or three short words. */
export type TabsVariant = 'chips' | 'segments';

export interface SegmentedTabsProps<Value extends string> extends Omit<
  ComponentProps<'div'>,
  'children' | 'id'
> {
  /** Ties the tabs to their {@link TabPanel}; one per page. */
  id: string;
  /** What is being switched. */
  label: string;
  /** In their order, each with what it counts where that helps to choose. */
  items: readonly TabItem<Value>[];
  /** The tab that is shown. */
  value: Value;
  /** A tab was pressed, or reached by a key. */
  onValueChange: (value: Value) => void;
  /** Chips scroll sideways, however many there are; segments share the width, for two or three. @default 'chips' */
  variant?: TabsVariant | undefined;
}

const strips = cva('flex', {
  variants: {
    variant: {
      // The negative margin lets chips run to the edge of the column and keeps the focus ring whole.
      chips: 'scroll-strip -mx-4 gap-2 px-4 py-1',
      segments: 'flex-wrap gap-1 rounded-card bg-wash p-1',
    } satisfies Record<TabsVariant, string>,
  },
});

const tabs = cva(
  'inline-flex items-center justify-center gap-1.5 text-15 font-semibold transition-colors active:translate-y-px aria-selected:forced-color-adjust-none forced-colors:aria-selected:bg-[Highlight] forced-colors:aria-selected:text-[HighlightText]',
  {
    variants: {
      variant: {
        chips:
          'target shrink-0 rounded-full border border-line bg-sheet px-4 py-2 whitespace-nowrap text-ink hover:border-edge aria-selected:border-ink aria-selected:bg-ink aria-selected:text-paper',
        segments:
          'min-h-11 min-w-fit flex-[1_1_6rem] wrap-anywhere rounded-[0.625rem] px-2 py-1.5 text-ink-2 hover:text-ink aria-selected:bg-ink aria-selected:text-paper',
      } satisfies Record<TabsVariant, string>,
    },
  },
);

/**
 * Switch between views of one thing. Renders a `role="tablist"`; arrows, Home and End move and choose.
 *
 * Written without Radix, whose tabs cost 8.7 KB that the first load of the home page cannot carry.
 */
export function SegmentedTabs<Value extends string>({
  id,
  label,
  items,
  value,
  onValueChange,
  variant = 'chips',
  ref,
  className,
  ...props
}: SegmentedTabsProps<Value>) {
  const [list, root] = useMergedRef<HTMLDivElement>(ref);
  const selectedIndex = items.findIndex((item) => item.value === value);

  useEffect(() => {
    const strip = list.current;
    const tab = strip?.children[selectedIndex]?.getBoundingClientRect();
    if (!strip || !tab) return;
    // Not `scrollIntoView`, which moves the page as well.
    const box = strip.getBoundingClientRect();
    strip.scrollBy({ left: tab.left + tab.width / 2 - (box.left + box.width / 2), behavior: 'instant' });
  }, [selectedIndex, list]);

  function move(event: KeyboardEvent) {
    const target = {
      ArrowRight: selectedIndex + 1,
      ArrowLeft: selectedIndex - 1,
      Home: 0,
      End: items.length - 1,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const next = (target + items.length) % items.length;
    const item = items[next];
    if (!item) return;
    onValueChange(item.value);
    const tab = list.current?.children[next];
    if (tab instanceof HTMLElement) tab.focus();
  }

  return (
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
            id={`${id}-tab-${item.value}`}
            aria-selected={selected}
            aria-controls={selected ? `${id}-panel` : undefined}
            // Where none is chosen the first takes the focus, or no key would reach them.
            tabIndex={index === Math.max(0, selectedIndex) ? 0 : -1}
            className={tabs({ variant })}
            onClick={() => onValueChange(item.value)}
            onKeyDown={move}
          >
            {item.label}
            {item.count ? <span className="tabular text-13 font-medium opacity-80">{item.count}</span> : null}
          </button>
        );
      })}
    </div>
  );
}

export interface TabPanelProps extends Omit<ComponentProps<'div'>, 'id'> {
  /** The `id` of the tabs. */
  tabs: string;
  /** The value that is shown. */
  value: string;
}

/** What Tab stops at. */
const STOPS =
  ':is(a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, video[controls], [tabindex]):not([tabindex="-1"])';

/**
 * Hold what the chosen tab shows. Renders a `role="tabpanel"` named by its tab. One in which Tab stops at nothing is
 * a stop itself, so that who uses the keyboard comes to what it says.
 */
export function TabPanel({ tabs: id, value, ref, className, ...props }: TabPanelProps) {
  const [panel, root] = useMergedRef<HTMLDivElement>(ref);
  const [isStop, setIsStop] = useState(false);

  useEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const look = () => setIsStop(element.querySelector(STOPS) === null);
    look();
    // What it holds may come later than itself.
    const observer = new MutationObserver(look);
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [panel]);

  return (
    <div
      tabIndex={isStop ? 0 : undefined}
      {...props}
      ref={root}
      role="tabpanel"
      id={`${id}-panel`}
      aria-labelledby={`${id}-tab-${value}`}
      className={cx('-outline-offset-2', className)}
    />
  );
}
