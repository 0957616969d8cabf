import { cx } from 'class-variance-authority';
import { useEffect, useId, useRef, type ComponentProps, type KeyboardEvent } from 'react';

/** One thing in a column. */
export interface PickerItem {
  readonly value: string;
  readonly text: string;
}

/** One column; what it offers may depend on the columns before it. */
export interface PickerColumn {
  /** Names the column. */
  readonly label: string;
  readonly items: readonly PickerItem[];
  readonly value: string | null;
}

export interface PickerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** One to three. */
  columns: readonly PickerColumn[];
  /** A column changed; give new columns where later ones depend on it. */
  onValueChange: (column: number, value: string) => void;
}

/**
 * Choose in one to three linked columns. Renders a `role="listbox"` each: arrows, Home, End and typing
 * move and choose, Tab goes from column to column.
 */
export function Picker({ columns, onValueChange, className, ...props }: PickerProps) {
  return (
    <div {...props} className={cx('flex divide-x divide-line', className)}>
      {columns.map((column, index) => (
        <Column key={column.label} {...column} onValueChange={(value) => onValueChange(index, value)} />
      ))}
    </div>
  );
}

function Column({
  label,
  items,
  value,
  onValueChange,
}: PickerColumn & { onValueChange: (value: string) => void }) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: '', atMs: 0 });
  const index = items.findIndex((item) => item.value === value);

  useEffect(() => {
    const column = list.current;
    const option = column?.children[index]?.getBoundingClientRect();
    if (!column || !option) return;
    // Not `scrollIntoView`, which moves the page as well.
    const box = column.getBoundingClientRect();
    column.scrollTop += Math.max(0, option.bottom - box.bottom) - Math.max(0, box.top - option.top);
  }, [index]);

  function move(event: KeyboardEvent) {
    const next = indexAfter(event);
    const item = next === undefined ? undefined : items[Math.min(items.length - 1, Math.max(0, next))];
    if (!item) return;
    event.preventDefault();
    onValueChange(item.value);
  }

  function indexAfter(event: KeyboardEvent): number | undefined {
    const byKey = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: items.length - 1 }[event.key];
    if (byKey !== undefined || event.key.length !== 1 || event.ctrlKey || event.metaKey) return byKey;
    const goesOn = event.timeStamp - typed.current.atMs < 700;
    const text = ((goesOn ? typed.current.text : '') + event.key).toLocaleLowerCase();
    typed.current = { text, atMs: event.timeStamp };
    const found = items.findIndex((item) => item.text.toLocaleLowerCase().startsWith(text));
    return found < 0 ? undefined : found;
  }

  return (
    <div
      ref={list}
      role="listbox"
      aria-label={label}
      aria-activedescendant={index < 0 ? undefined : `${id}-${index}`}
      tabIndex={0}
      className="max-h-72 min-w-0 flex-1 overflow-y-auto overscroll-contain py-1 outline-offset-[-3px]"
      onKeyDown={move}
      onClick={({ target }) => {
        const option = target instanceof Element ? target.closest<HTMLElement>('[role="option"]') : null;
        if (option?.dataset['value'] !== undefined) onValueChange(option.dataset['value']);
      }}
    >
      {items.map((item, position) => (
        <div
          key={item.value}
          id={`${id}-${position}`}
          role="option"
          tabIndex={-1}
          aria-selected={position === index}
          data-value={item.value}
          className="flex min-h-11 cursor-pointer items-center px-4 py-2 text-15 text-ink-2 transition-colors hover:bg-wash aria-selected:bg-gold-wash aria-selected:font-semibold aria-selected:text-ink"
        >
          {item.text}
        </div>
      ))}
    </div>
  );
}
