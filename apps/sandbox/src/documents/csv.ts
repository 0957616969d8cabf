import { yieldToEventLoop } from '../platform/yield-to-event-loop.ts';

const MARK = '\ufeff';
const LINE_END = '\r\n';
/** Matches a text that a spreadsheet would evaluate as a formula. */
const FORMULA = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
const NUMBER = /^-?\d+(?:\.\d+)?$/;
const SPECIAL = /[",\r\n]/;

/**
 * Write a cell; a text that a spreadsheet would evaluate gets an apostrophe before it, unless it is a plain
 * number.
 */
function cell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return SPECIAL.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Write a row of a table in CSV (RFC 4180). */
export function csvRow(cells: readonly string[]): string {
  return cells.map(cell).join(',') + LINE_END;
}

/**
 * Write a table in CSV as it is read, a few hundred rows at a time, in UTF-8 with the byte-order mark by
 * which spreadsheets recognize it. Other requests are handled between the batches.
 */
export async function* csvParts(
  head: readonly string[],
  batches: AsyncIterable<readonly (readonly string[])[]>,
): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder();
  yield encoder.encode(MARK + csvRow(head));
  for await (const rows of batches) {
    await yieldToEventLoop();
    yield encoder.encode(rows.map(csvRow).join(''));
  }
}
