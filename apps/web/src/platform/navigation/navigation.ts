import type { HistoryPort } from './history-port.ts';

/** One history entry: its address and its data. */
export interface HistoryEntry {
  /** Key of the data of this page: scroll offset, list pages. A sheet's entry has its page's id. */
  readonly id: string;
  /** Place in the history of this visit; 0 is where it began. */
  readonly index: number;
  readonly path: string;
  /** The query without its question mark, still encoded. */
  readonly search: string;
  /** The open sheets of this entry, the topmost last. */
  readonly sheets: readonly string[];
}

/** The kind of move that led to the present entry. */
export type Move = 'start' | 'push' | 'replace' | 'back' | 'forward';

export interface NavigateOptions {
  readonly replace?: boolean;
}

/** The one holder of the app's address. */
export interface Navigation {
  readonly entry: () => HistoryEntry;
  readonly lastMove: () => Move;
  readonly navigate: (to: string, options?: NavigateOptions) => void;
  /** Go back inside the app, or to `fallback` when this visit began here. */
  readonly back: (fallback: string) => void;
  /** Add an entry for a sheet, so that Back closes it and nothing else. */
  readonly openSheet: (sheet: string) => void;
  /** Take the entry of a sheet away again, and those of sheets above it. */
  readonly closeSheet: (sheet: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

interface Stamp {
  readonly id: string;
  readonly index: number;
  readonly sheets: readonly string[];
}

function stampOf(state: unknown): Stamp | null {
  if (typeof state !== 'object' || state === null || !('id' in state) || !('index' in state)) return null;
  const { id, index } = state;
  if (typeof id !== 'string' || typeof index !== 'number') return null;
  const sheets = 'sheets' in state && Array.isArray(state.sheets) ? state.sheets.map(String) : [];
  return { id, index, sheets };
}

function newId(): string {
  return crypto.randomUUID();
}

/** Keep the app's address in a history, giving each entry an id and a place. */
export function createNavigation(port: HistoryPort): Navigation {
  const listeners = new Set<() => void>();
  let move: Move = 'start';
  /** The place that sheets on their way out lead back to; null when none is going. */
  let leavingFor: number | null = null;
  const waiting: (() => void)[] = [];
  let present = read();

  function read(): HistoryEntry {
    const { address, state } = port.read();
    let stamp = stampOf(state);
    if (stamp === null) {
      // A first load, a typed address or a plain link: the browser made this entry, so it has no stamp yet.
      stamp = { id: newId(), index: move === 'start' ? 0 : present.index + 1, sheets: [] };
      port.replace(address, stamp);
    }
    const [path = '/', search = ''] = address.split(/\?(.*)/s);
    return { ...stamp, path, search };
  }

  function publish(next: HistoryEntry, how: Move): void {
    // Entries differ in their index, and replaced ones in their address: sheets need not be compared.
    if ((['id', 'index', 'path', 'search'] as const).every((part) => next[part] === present[part])) return;
    move = how;
    present = next;
    for (const listener of listeners) listener();
  }

  function follow(): void {
    const before = present;
    const known = stampOf(port.read().state) !== null;
    if (move === 'start') move = 'push';
    const next = read();
    publish(next, !known ? 'push' : next.index < before.index ? 'back' : 'forward');
    // The event may still belong to an earlier move: hashchange follows popstate.
    if (leavingFor !== null && known && next.index > leavingFor) return;
    leavingFor = null;
    // If one action leaves an entry in turn, the remaining ones wait again, in order.
    for (const action of waiting.splice(0)) whenSettled(action);
  }

  /** Wait until a closing sheet's entry is gone: that takes a moment, and would undo what comes next. */
  function whenSettled(action: () => void): void {
    if (leavingFor === null) action();
    else waiting.push(action);
  }

  function leave(steps: number): void {
    leavingFor = present.index - steps;
    port.go(-steps);
  }

  function navigate(to: string, { replace = false }: NavigateOptions = {}): void {
    // A link inside a sheet replaces the sheet's entry, so that Back leads to the page below. With `replace`,
    // the page itself is replaced, so that all its sheets are left first.
    const sheetsAbove = present.sheets.length - (replace ? 0 : 1);
    if (sheetsAbove > 0) {
      leave(sheetsAbove);
      whenSettled(() => navigate(to, { replace }));
      return;
    }
    const address = to.startsWith('/') ? to : `/${to}`;
    const replaces = replace || present.sheets.length > 0;
    // A new query on the same page, such as a filter, keeps the entry's id and the state stored with it.
    const samePage = replace && address.split('?', 1)[0] === present.path;
    const stamp: Stamp = {
      id: samePage ? present.id : newId(),
      index: replaces ? present.index : present.index + 1,
      sheets: [],
    };
    if (replaces) port.replace(address, stamp);
    else port.push(address, stamp);
    publish(read(), replace ? 'replace' : 'push');
  }

  port.subscribe(follow);
  // After a reload no sheet is open: with the sheet's entry left in place, Back would do nothing.
  if (present.sheets.length > 0) leave(present.sheets.length);

  return {
    entry: () => present,
    lastMove: () => move,
    navigate: (to, options) => whenSettled(() => navigate(to, options)),
    back: (fallback) =>
      whenSettled(() => {
        if (present.index > 0) port.go(-1);
        else navigate(fallback, { replace: true });
      }),
    openSheet: (sheet) =>
      whenSettled(() => {
        const sheets = [...present.sheets, sheet];
        port.push(port.read().address, { id: present.id, index: present.index + 1, sheets } satisfies Stamp);
        publish(read(), 'push');
      }),
    closeSheet: (sheet) =>
      whenSettled(() => {
        const index = present.sheets.indexOf(sheet);
        if (index >= 0) leave(present.sheets.length - index);
      }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
