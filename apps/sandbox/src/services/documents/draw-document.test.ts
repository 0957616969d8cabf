import { CONSTANTS, CURRENCY, epochMs, parseIsoDay, sum, unwrap, usdt } from '@paydirt/domain';
import { describe, expect, test } from 'vitest';

import { readPdf } from '../../testing/read-pdf.ts';
import type { StatementLine } from '../wallet/statement/statement-data.ts';
import type { DocumentOrder } from './document-orders.ts';
import { createDrawer } from './draw-document.ts';

/** Hardly more than a thread needs for its fonts and the library: what grows with the document does not fit. */
const NARROW_HEAP_MB = 64;
const LISTED = CONSTANTS.STATEMENT_LISTED_RECORDS;
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

function statementOf(movements: number): DocumentOrder {
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
      holder: { id: 'mem_1', name: 'Mara' },
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
  const drawer = createDrawer({ heapMb: NARROW_HEAP_MB });
  const draw = async (movements: number) => {
    const parts: Uint8Array[] = [];
    const signal = new AbortController().signal;
    for await (const part of drawer.draw(statementOf(movements), linesOf(movements), signal))
      parts.push(part);
    return { parts, read: await readPdf(new Uint8Array(Buffer.concat(parts))) };
  };

  test('a document ten times as long is drawn in the same small heap, and comes in ten times as many parts', async () => {
    const short = await draw(LISTED / 10);
    const long = await draw(LISTED);
    expect(long.parts.length / short.parts.length).toBeGreaterThan(5);
    const sizes = [...short.parts, ...long.parts].map(({ byteLength }) => byteLength);
    expect(Math.max(...sizes)).toBeLessThan(1_000_000);
    const codes = long.read.elements.filter(({ role, text }) => role === 'TD' && text.includes('PD-'));
    expect(codes).toHaveLength(LISTED);
    expect(codes.at(-1)?.text).toContain(`PD-${LISTED - 1}`);
  });

  test('a page is read with the rows that stand on it, and with their head', async () => {
    const { read } = await draw(LISTED / 50);
    expect(read.pages).toBeGreaterThan(2);
    const texts = read.elements.map(({ text }) => text);
    expect(texts.filter((text) => text.includes('PD-7'))).toHaveLength(11);
    // The sums' table stands on the first page, and so does the beginning of the list.
    expect(texts.filter((text) => text === 'Balance afterwards').length).toBe(read.pages);
  });

  test('of more records than a document lists it says how many, and adds up all of them', async () => {
    const { read } = await draw(LISTED + 1);
    const texts = read.elements.map(({ text }) => text);
    expect(texts).toContain('This PDF lists the first 5,000 of 5,001 records. The CSV has all of them.');
    expect(texts.filter((text) => text.includes('PD-'))).toHaveLength(LISTED);
    expect(texts.slice(texts.indexOf('Closing balance')).at(1)).toBe('0.005001');
  });
});
