import { figureOf } from '@paydirt/domain';
import { filledIcons, iconPaths } from '../../foundations/icon/icon-paths.ts';
import { renderingOf } from '../../foundations/illustration/illustration.tsx';
import { recordRowLook } from './record-row-look.ts';
import type { RecordRowContent } from './record-row.tsx';

/** Content that can be written into an existing row. */
export interface WrittenRecordRow extends RecordRowContent {
  href?: string | undefined;
  chosen?: boolean | undefined;
}

/** A record with every part, whose row is the template that is copied. */
export const RECORD_ROW_TEMPLATE = {
  icon: 'receipt',
  picture: undefined,
  title: '-',
  time: '-',
  source: '-',
  shortfall: '-',
  amount: { sign: '', integer: '-', separator: '', decimals: '', suffix: '', unit: '' },
  flow: 'out',
  status: '-',
  statusKind: 'settled',
  href: undefined,
} as const satisfies WrittenRecordRow;

/**
 * Create a function that writes records into a copy of a rendered `RecordRow`, for lists that recycle their rows.
 *
 * The result equals what the component renders; unchanged values are not written. Parts are found by their `data-part`.
 *
 * @param row a copy of what `RecordRow` renders for {@link RECORD_ROW_TEMPLATE}.
 */
export function createRecordRowWriter(row: HTMLElement): (record: WrittenRecordRow) => void {
  const mark = partOf(row, 'mark');
  const icon = mark.firstElementChild ?? mark.appendChild(document.createElementNS(SVG, 'svg'));
  const path = icon.firstElementChild ?? icon.appendChild(document.createElementNS(SVG, 'path'));
  const shortfall = partOf(row, 'shortfall');
  const amount = partOf(row, 'amount');
  const status = partOf(row, 'status');
  const lines = shortfall.parentElement;
  const texts = {
    title: textOf(partOf(row, 'title')),
    time: textOf(partOf(row, 'time')),
    source: textOf(partOf(row, 'source')),
    shortfall: textOf(shortfall),
    amount: textOf(amount),
    status: textOf(status),
  };
  let last: WrittenRecordRow = RECORD_ROW_TEMPLATE;
  // The template may have been copied before its icon was loaded.
  path.setAttribute('d', iconPaths[last.icon]);

  function setText(part: keyof typeof texts, text: string, before: string | undefined) {
    if (before !== text) texts[part].data = text;
  }

  return (next) => {
    if (next.icon !== last.icon) {
      path.setAttribute('d', iconPaths[next.icon]);
      icon.setAttribute('fill', filledIcons.has(next.icon) ? 'currentColor' : 'none');
    }
    if (next.picture !== last.picture) {
      mark.replaceChildren(next.picture === undefined ? icon : drawingOf(next.picture));
    }
    setText('title', next.title, last.title);
    setText('time', next.time, last.time);
    setText('source', next.source, last.source);
    setText('amount', figureOf(next.amount), figureOf(last.amount));
    setText('status', next.status, last.status);
    if (next.shortfall === undefined) shortfall.remove();
    else {
      setText('shortfall', next.shortfall, last.shortfall);
      if (last.shortfall === undefined) lines?.append(shortfall);
    }
    if (next.flow !== last.flow) {
      row.dataset['flow'] = next.flow;
      amount.setAttribute('class', recordRowLook.amount(next.flow));
    }
    if (next.statusKind !== last.statusKind) {
      row.dataset['status'] = next.statusKind;
      status.setAttribute('class', recordRowLook.status(next.statusKind));
    }
    if (next.chosen) row.setAttribute('aria-current', 'true');
    else row.removeAttribute('aria-current');
    if (next.href === undefined) row.removeAttribute('href');
    else if (next.href !== last.href) row.setAttribute('href', next.href);
    last = next;
  };
}

const SVG = 'http://www.w3.org/2000/svg';

/** A drawing as `Illustration` renders it. */
function drawingOf(src: string): Element {
  if (renderingOf(src) === 'picture') {
    const picture = document.createElement('img');
    Object.assign(picture, { alt: '', loading: 'lazy', decoding: 'async' });
    picture.setAttribute('class', recordRowLook.picture);
    picture.src = src;
    return picture;
  }
  const drawing = document.createElementNS(SVG, 'svg');
  drawing.setAttribute('viewBox', '0 0 240 180');
  drawing.setAttribute('aria-hidden', 'true');
  drawing.setAttribute('class', recordRowLook.picture);
  drawing.appendChild(document.createElementNS(SVG, 'use')).setAttribute('href', `${src}#art`);
  return drawing;
}

function partOf(row: HTMLElement, name: string): Element {
  const part = row.querySelector(`[data-part='${name}']`);
  if (!part) throw new Error(`ui: the copied row has no part "${name}"`);
  return part;
}

function textOf(part: Element): Text {
  const text = part.firstChild;
  if (!(text instanceof Text)) throw new Error('ui: a part of the copied row has no text');
  return text;
}
