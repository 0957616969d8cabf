import type { ListSoFar } from '../../../platform/data/list-so-far.ts';

interface Written {
  readonly id: string;
  readonly createTime: string;
}

/** Take one out of a list that is shown. */
export function withoutItem<T extends Written>(so: ListSoFar<T>, id: string): ListSoFar<T> {
  const items = so.items.filter((item) => item.id !== id);
  return { ...so, items, total: so.total - (so.items.length - items.length) };
}

/** Put one into a list that is shown newest first, where its time has it; one that is there already stays as it is. */
export function withItem<T extends Written>(so: ListSoFar<T>, item: T): ListSoFar<T> {
  if (so.items.some(({ id }) => id === item.id)) return so;
  const found = so.items.findIndex(({ createTime }) => createTime <= item.createTime);
  const at = found === -1 ? so.items.length : found;
  return { ...so, items: so.items.toSpliced(at, 0, item), total: so.total + 1 };
}

/** Change one of a list that is shown. */
export function withChanged<T extends Written>(
  so: ListSoFar<T>,
  id: string,
  change: (item: T) => T,
): ListSoFar<T> {
  return { ...so, items: so.items.map((item) => (item.id === id ? change(item) : item)) };
}
