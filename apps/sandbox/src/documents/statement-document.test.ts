import {
  CURRENCY,
  epochMs,
  type Money,
  negate,
  parseIsoDay,
  parseMoney,
  sum,
  unwrap,
  usdt,
} from '@paydirt/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { documentTexts } from './document-texts.ts';
import { statementCsv } from './statement-csv.ts';

const read = (text: string | undefined) => unwrap(parseMoney(text ?? '', CURRENCY));
const day = (iso: string) => unwrap(parseIsoDay(iso));
const add = (a: Money, b: Money) => sum([a, b], CURRENCY);

async function textOf(parts: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of parts) text += decoder.decode(part, { stream: true });
  return text;
}

test('in the table of a month each balance is the previous one plus the movement, to the last digit', async () => {
  const texts = await documentTexts('en-US', 0);
  const months = fc.record({
    opening: fc.bigInt(0n, 10n ** 12n).map(usdt),
    moves: fc.array(fc.bigInt(-(10n ** 10n), 10n ** 10n).map(usdt), { maxLength: 40 }),
  });
  await fc.assert(
    fc.asyncProperty(months, async ({ opening, moves }) => {
      let balance = opening;
      const lines = moves.map((amount) => {
        balance = add(balance, amount);
        return {
          at: epochMs(Date.UTC(2026, 9, 5)),
          kind: 'income_arrival',
          recordKind: null,
          what: [],
          sources: [],
          codes: [],
          amount,
          balance,
        };
      });
      const total = sum(
        moves.filter(({ minor }) => minor > 0n),
        CURRENCY,
      );
      const went = negate(
        sum(
          moves.filter(({ minor }) => minor < 0n),
          CURRENCY,
        ),
      );
      async function* source() {
        yield lines;
      }
      const csv = await textOf(
        statementCsv(
          {
            month: { name: '2026-10', first: day('2026-10-01'), last: day('2026-10-31') },
            closed: true,
            now: epochMs(Date.UTC(2026, 10, 2)),
            holder: { code: 'MARA2026', name: 'Mara' },
            listed: 0,
            data: {
              opening,
              movements: lines.length,
              kinds: [],
              moneyIn: total,
              moneyOut: went,
              closing: balance,
              held: { receivable: usdt(0n), arriving: usdt(0n), withdrawing: usdt(0n) },
            },
          },
          source(),
          texts,
        ),
      );
      const [, first, ...rest] = csv.trimEnd().split('\r\n');
      const rows = rest.map((row) => row.split(','));
      let before = read(first?.split(',')[6]);
      expect(before).toEqual(opening);
      for (const row of rows) {
        if (row[5] !== '') before = add(before, read(row[5]));
        expect(read(row[6])).toEqual(before);
      }
      expect(before).toEqual(add(opening, add(total, negate(went))));
    }),
  );
});
