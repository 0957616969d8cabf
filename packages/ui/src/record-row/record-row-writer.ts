import { filledIcons, iconPaths } from '../icon/icon-paths.ts';
import type { RecordRowContent } from './record-row.tsx';
import { recordRowLook } from './record-row-look.ts';

/** What can be written into a row that is already drawn. */
export interface WrittenRecordRow extends RecordRowContent {
  href?: string | undefined;
}

/**
 * Make a function that writes records into a copy of a drawn `RecordRow`, for lists that use their rows
 * again. What it leaves equals what the component renders; what stands already is not written.
 *
 * @param row a copy of what `RecordRow` renders for {@link RECORD_ROW_PATTERN}.
 */
export function createRecordRowWriter(row: HTMLElement): (record: WrittenRecordRow) => void {
  const [lead, end] = elementsOf(row, 2);
  const [tile, texts] = elementsOf(lead, 2);
  const [icon] = elementsOf(tile, 1);
  const path = icon.firstElementChild ?? icon.appendChild(document.createElementNS(SVG, 'path'));
  const [title, line, shortfall] = elementsOf(texts, 3);
  const [time] = elementsOf(line, 1);
  const [amount, status] = elementsOf(end, 2);
  const words = {
    title: textOf(title.firstChild),
    time: textOf(time.firstChild),
    source: textOf(line.lastChild),
    shortfall: textOf(shortfall.firstChild),
    amount: textOf(amount.firstChild),
    status: textOf(status.firstChild),
  };
  let last: WrittenRecordRow = RECORD_ROW_PATTERN;
  // The pattern's own lines may not have come when it was copied.
  path.setAttribute('d', iconPaths[last.icon]);

  function setWord(word: keyof typeof words, text: string) {
    if (last[word] !== text) words[word].data = text;
  }

  return (next) => {
    if (next.icon !== last.icon) {
      path.setAttribute('d', iconPaths[next.icon]);
      const fill = filledIcons.has(next.icon) ? 'currentColor' : 'none';
      if (icon.getAttribute('fill') !== fill) icon.setAttribute('fill', fill);
    }
    setWord('title', next.title);
    setWord('time', next.time);
    setWord('source', next.source);
    setWord('amount', next.amount);
    setWord('status', next.status);
    if (next.shortfall === undefined) shortfall.remove();
    else {
      setWord('shortfall', next.shortfall);
      if (last.shortfall === undefined) texts.append(shortfall);
    }
    if (next.flow !== last.flow) {
      row.dataset['flow'] = next.flow;
      amount.setAttribute('class', recordRowLook.amount(next.flow));
    }
    if (next.statusKind !== last.statusKind) {
      row.dataset['status'] = next.statusKind;
      status.setAttribute('class', recordRowLook.status(next.statusKind));
    }
    if (next.href === undefined) row.removeAttribute('href');
    else if (next.href !== last.href) row.setAttribute('href', next.href);
    last = next;
  };
}

const SVG = 'http://www.w3.org/2000/svg';

/** A record with every part, whose row is copied. */
export const RECORD_ROW_PATTERN = {
  icon: 'receipt',
  title: '-',
  time: '-',
  source: '-',
  shortfall: '-',
  amount: '-',
  flow: 'out',
  status: '-',
  statusKind: 'settled',
  href: undefined,
} as const satisfies WrittenRecordRow;

type Several<N extends 1 | 2 | 3> = N extends 1
  ? readonly [Element]
  : N extends 2
    ? readonly [Element, Element]
    : readonly [Element, Element, Element];

function elementsOf<N extends 1 | 2 | 3>(parent: Element, count: N): Several<N> {
  if (parent.children.length !== count) throw new Error('ui: the copied row has other parts than RecordRow');
  return [...parent.children] as unknown as Several<N>;
}

function textOf(node: ChildNode | null): Text {
  if (!(node instanceof Text)) throw new Error('ui: the copied row has other parts than RecordRow');
  return node;
}
