import type { LoadedList } from '../../../platform/data/loaded-list.ts';

interface Written {
  readonly id: string;
  readonly createTime: string;
}

/** Take one out of a list that is shown. */
export function withoutItem<T extends Written>(list: LoadedList<T>, id: string): LoadedList<T> {
  const items = list.items.filter((item) => item.id !== id);
  return { ...list, items, total: list.total - (list.items.length - items.length) };
}

/** Put one into a list that is shown newest first, where its time has it; one that is there already stays as it is. */
export function withItem<T extends Written>(list: LoadedList<T>, item: T): LoadedList<T> {
  if (list.items.some(({ id }) => id === item.id)) return list;
  const found = list.items.findIndex(({ createTime }) => createTime <= item.createTime);
  const at = found === -1 ? list.items.length : found;
  return { ...list, items: list.items.toSpliced(at, 0, item), total: list.total + 1 };
}

/** Change one of a list that is shown. */
export function withChanged<T extends Written>(
  list: LoadedList<T>,
  id: string,
  change: (item: T) => T,
): LoadedList<T> {
  return { ...list, items: list.items.map((item) => (item.id === id ? change(item) : item)) };
}
