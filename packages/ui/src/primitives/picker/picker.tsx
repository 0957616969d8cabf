import { cx } from 'class-variance-authority';
import { useEffect, useId, useRef, type ComponentProps, type KeyboardEvent } from 'react';

/** Item of a column. */
export interface PickerItem {
  readonly value: string;
  readonly text: string;
  /** Disabled: visible, and skipped by keys. @default false */
  readonly disabled?: boolean | undefined;
}

/** One column, whose items may depend on the columns before it. */
export interface PickerColumn {
  /** Label of the column; drawn above it where there are several. */
  readonly label: string;
  readonly items: readonly PickerItem[];
  /** `null` while nothing is selected: nothing is preselected that the caller did not pass (H16). */
  readonly value: string | null;
  /** Text in place of the items while there are none ("Choose the chain first."). */
  readonly empty?: string | undefined;
}

export interface PickerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** One to three. */
  columns: readonly PickerColumn[];
  /** Called when an item of a column is selected; pass new columns where later ones depend on it. */
  onValueChange: (column: number, value: string) => void;
}

/** About as many rows as a column shows at once, minus one for orientation. */
const PAGE = 5;
/** A pause that ends the word being typed. */
const TYPING_MS = 700;

/**
 * Select items in one to three linked columns. Each renders a `role="listbox"`: arrow keys, Page Up and Down, Home, End
 * and typing move and select; Tab moves from column to column.
 *
 * @when One of many items in up to three dependent columns, on a phone.
 * @instead Use `Choice` for up to six options, and `SelectField` for one column.
 */
export function Picker({ columns, onValueChange, className, ...props }: PickerProps) {
  return (
    <div
      {...props}
      className={cx(
        'grid grid-flow-col grid-rows-[auto_1fr] divide-x divide-line',
        // Three equal columns could be too narrow, so their texts determine the widths.
        columns.length < 3 && 'auto-cols-[minmax(0,1fr)]',
        className,
      )}
    >
      {columns.map((column, index) => (
        <Column
          key={column.label}
          {...column}
          count={columns.length}
          onValueChange={(value) => onValueChange(index, value)}
        />
      ))}
    </div>
  );
}

interface ColumnProps extends PickerColumn {
  /** Number of columns. */
  count: number;
  onValueChange: (value: string) => void;
}

function Column({ label, items, value, empty, count, onValueChange }: ColumnProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(false);
  const typed = useRef({ text: '', atMs: 0 });
  const index = items.findIndex((item) => item.value === value);
  const inset = count > 2 ? 'px-2.5' : 'px-4';

  useEffect(() => {
    const column = list.current;
    const option = column?.children[index]?.getBoundingClientRect();
    if (!column || !option) return;
    // `scrollIntoView` would scroll the page as well. At first the option is centred; later it is scrolled
    // just far enough that half of the next one is visible.
    const box = column.getBoundingClientRect();
    const room = shown.current ? option.height / 2 : Math.max(0, (box.height - option.height) / 2);
    const below = Math.max(0, option.bottom + room - box.bottom);
    // Of a label higher than its column, show the beginning.
    column.scrollTop += Math.min(below, option.top - room - box.top);
    shown.current = true;
  }, [index]);

  /** Select an item. Selecting the current one again is not a change, so that later columns keep their selections. */
  function choose(item: PickerItem | undefined) {
    if (item && !item.disabled && item.value !== value) onValueChange(item.value);
  }

  function move(event: KeyboardEvent) {
    const free = items.filter((item) => !item.disabled);
    const at = free.findIndex((item) => item.value === value);
    const last = free.length - 1;
    const byKey = {
      ArrowDown: at + 1,
      ArrowUp: (at < 0 ? free.length : at) - 1,
      Home: 0,
      End: last,
      PageDown: at + PAGE,
      PageUp: at - PAGE,
    }[event.key];
    const next = byKey === undefined ? typedAt(event, free, at) : Math.max(0, Math.min(last, byKey));
    if (next === undefined) return;
    event.preventDefault();
    choose(free[next]);
  }

  /** Find the item that begins with the typed text, or -1; undefined for a key that types no character. */
  function typedAt(event: KeyboardEvent, free: readonly PickerItem[], at: number): number | undefined {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return undefined;
    const goesOn = event.timeStamp - typed.current.atMs < TYPING_MS;
    const text = ((goesOn ? typed.current.text : '') + event.key).toLocaleLowerCase();
    typed.current = { text, atMs: event.timeStamp };
    // Typing one letter repeatedly cycles through the items that begin with it.
    const again = text === text.charAt(0).repeat(text.length);
    const from = again ? at + 1 : Math.max(0, at);
    const start = again ? text.charAt(0) : text;
    const around = [...free.slice(from), ...free.slice(0, from)];
    const found = around.findIndex((item) => item.text.toLocaleLowerCase().startsWith(start));
    return found < 0 ? found : (found + from) % free.length;
  }

  return (
    // All columns share their rows, so that the lists begin at the same height.
    <div className="row-span-2 grid min-w-0 grid-cols-1 grid-rows-subgrid">
      <span
        id={id}
        className={count > 1 ? `border-b border-line py-2 text-13 text-ink-2 ${inset}` : 'sr-only'}
      >
        {label}
      </span>
      {items.length === 0 ? (
        <p className={`py-2.5 text-13 text-ink-2 ${inset}`}>{empty}</p>
      ) : (
        <div
          ref={list}
          role="listbox"
          aria-labelledby={id}
          aria-activedescendant={index < 0 ? undefined : `${id}-${index}`}
          tabIndex={0}
          className="max-h-72 overflow-y-auto overscroll-contain outline-offset-[-3px]"
          onKeyDown={move}
          onClick={({ target }) => {
            const option = target instanceof Element ? target.closest<HTMLElement>('[role="option"]') : null;
            choose(items.find((item) => item.value === option?.dataset['value']));
          }}
        >
          {items.map((item, position) => (
            <div
              key={item.value}
              id={`${id}-${position}`}
              role="option"
              aria-selected={position === index}
              aria-disabled={item.disabled || undefined}
              data-value={item.value}
              className={cx(
                'flex min-h-11 items-center py-2 text-15 aria-selected:bg-gold-wash aria-selected:font-semibold aria-selected:text-ink aria-selected:forced-color-adjust-none forced-colors:aria-selected:bg-[Highlight] forced-colors:aria-selected:text-[HighlightText]',
                inset,
                item.disabled
                  ? 'text-ink-2 opacity-60'
                  : 'cursor-pointer text-ink hover:bg-wash active:bg-wash',
              )}
            >
              <span className="min-w-0">{item.text}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
