import { expect, test } from 'vitest';

import { csvParts, csvRow } from './csv.ts';

async function allOf(parts: AsyncIterable<Uint8Array>): Promise<Uint8Array[]> {
  const all: Uint8Array[] = [];
  for await (const part of parts) all.push(part);
  return all;
}

test('a row ends as in RFC 4180, and only what needs quotes is quoted', () => {
  expect(csvRow(['a', 'b c', ''])).toBe('a,b c,\r\n');
  expect(csvRow(['a,b', 'say "no"', 'two\nlines'])).toBe('"a,b","say ""no""","two\nlines"\r\n');
});

test.each(['=1+1', '+49', '-cmd', '@SUM(A1)', '\tx', '\rx', '＝1', '-1e9', '--1', '-'])(
  'a spreadsheet reads %j as text and not as a formula',
  (text) => {
    const row = csvRow([text]);
    expect(row.replace(/^"/, '').startsWith("'")).toBe(true);
  },
);

test.each(['-120.00', '3.196', '0.00', '-1'])('the amount %s stays a number', (amount) => {
  expect(csvRow([amount])).toBe(`${amount}\r\n`);
});

test('a formula with a comma is made harmless and quoted', () => {
  expect(csvRow(['=HYPERLINK("http://x","y")'])).toBe(`"'=HYPERLINK(""http://x"",""y"")"\r\n`);
});

test('a file starts with the UTF-8 byte order mark', async () => {
  async function* batches() {
    yield [['1'], ['2']];
    yield [['3']];
  }
  const bytes = Buffer.concat(await allOf(csvParts(['n'], batches())));
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(bytes.toString('utf8', 3)).toBe('n\r\n1\r\n2\r\n3\r\n');
});

test('a table stops reading its source once its reader stops', async () => {
  let stopped = false;
  async function* batches() {
    try {
      for (;;) yield [['1']];
    } finally {
      stopped = true;
    }
  }
  const parts = csvParts(['n'], batches());
  await parts.next();
  await parts.next();
  await parts.return();
  expect(stopped).toBe(true);
});

test('yields to the event loop between batches, even when all of them are ready', async () => {
  const count = 10;
  async function* batches() {
    for (let i = 0; i < count; i += 1) yield [[String(i)]];
  }
  let turns = 0;
  const turn = () => {
    turns += 1;
    next = setImmediate(turn);
  };
  let next = setImmediate(turn);
  await allOf(csvParts(['n'], batches()));
  clearImmediate(next);
  expect(turns).toBeGreaterThanOrEqual(count);
});
