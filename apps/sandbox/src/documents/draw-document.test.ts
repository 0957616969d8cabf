import { CURRENCY, epochMs, parseIsoDay, sum, unwrap, usdt } from '@paydirt/domain';
import { describe, expect, test } from 'vitest';

import { readPdf } from '../testing/read-pdf.ts';
import type { StatementLine } from './statement-lines.ts';
import type { DocumentOrder } from './document-orders.ts';
import { createDrawer } from './draw-document.ts';
import { drawingWorkers } from './drawing-workers.ts';

/** Hardly more than a thread needs for its fonts and the library: a growing document does not fit. */
const NARROW_HEAP_MB = 64;
const ROWS = 250;
const AT = epochMs(Date.UTC(2026, 9, 5));

const lineAt = (index: number): StatementLine => ({
  at: epochMs(AT + index * 1000),
  kind: 'income_arrival',
  recordKind: 'daily_income',
  what: ['Trommel TR-4'],
  sources: ['machine_revenue'],
  codes: [`PD-${index}`],
  amount: usdt(1n),
  balance: usdt(BigInt(index + 1)),
});

async function* linesOf(count: number): AsyncGenerator<readonly StatementLine[], void> {
  for (let first = 0; first < count; first += 500) {
    yield Array.from({ length: Math.min(500, count - first) }, (_, index) => lineAt(first + index));
  }
}

function statementOf(movements: number, listed: number): DocumentOrder {
  const all = usdt(BigInt(movements));
  const none = sum([], CURRENCY);
  return {
    kind: 'statement',
    locale: 'en-US',
    dateFormat: 0,
    content: {
      month: {
        name: '2026-10',
        first: unwrap(parseIsoDay('2026-10-01')),
        last: unwrap(parseIsoDay('2026-10-31')),
      },
      closed: true,
      now: epochMs(Date.UTC(2026, 10, 2)),
      holder: { code: 'MARA2026', name: 'Mara' },
      listed,
      data: {
        opening: none,
        movements,
        kinds: [{ kind: 'income_arrival', count: movements, amount: all }],
        moneyIn: all,
        moneyOut: none,
        closing: all,
        held: { receivable: none, arriving: none, withdrawing: none },
      },
    },
  };
}

describe('drawing', () => {
  const drawer = createDrawer(drawingWorkers({ heapMb: NARROW_HEAP_MB }));
  const draw = async (movements: number, listed = movements) => {
    const parts: Uint8Array[] = [];
    const signal = new AbortController().signal;
    const drawing = drawer.draw(statementOf(movements, listed), linesOf(movements), signal);
    for await (const part of drawing) parts.push(part);
    return parts;
  };
  const read = (parts: readonly Uint8Array[]) => readPdf(new Uint8Array(Buffer.concat(parts)));

  test('a document ten times as long needs no larger heap, and comes in ten times as many parts', async () => {
    const short = await draw(ROWS);
    const long = await draw(ROWS * 10);
    expect(long.length / short.length).toBeGreaterThan(5);
    const sizes = long.map(({ byteLength }) => byteLength);
    // Except the last one, which has the fonts and the list of all pages.
    expect(Math.max(...sizes.slice(0, -1)) / Math.min(...sizes.slice(0, -1))).toBeLessThan(3);
  });

  test('a page is tagged with its rows and their header', async () => {
    const { pages, elements } = await read(await draw(100));
    expect(pages).toBeGreaterThan(2);
    const texts = elements.map(({ text }) => text);
    expect(texts.filter((text) => text.includes('PD-7'))).toHaveLength(11);
    // The list begins on the first page.
    expect(texts.filter((text) => text === 'Balance afterwards')).toHaveLength(pages);
  });

  test('a document with more records than it can list says how many there are, and sums them all', async () => {
    const texts = (await read(await draw(61, 60))).elements.map(({ text }) => text);
    expect(texts).toContain('This PDF lists the first 60 of 61 records. The CSV has all.');
    expect(texts.filter((text) => text.includes('PD-'))).toHaveLength(60);
    expect(texts[texts.indexOf('Closing balance') + 1]).toBe('0.000061');
  });
});
