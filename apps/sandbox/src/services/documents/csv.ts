import { yieldToEventLoop } from '../../yield-to-event-loop.ts';

const MARK = '\ufeff';
const LINE_END = '\r\n';
/** Matches a text that a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
const NUMBER = /^-?\d+(?:\.\d+)?$/;
const SPECIAL = /[",\r\n]/;

/** A cell: what a spreadsheet would run gets an apostrophe before it, unless it is a plain number. */
function cell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return SPECIAL.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Write a row of a table in CSV (RFC 4180). */
export function csvRow(cells: readonly string[]): string {
  return cells.map(cell).join(',') + LINE_END;
}

/**
 * Write a table in CSV as it is read, a few hundred rows at a time, in UTF-8 with the byte-order mark by which
 * spreadsheets know it. Between the batches others have their turn.
 */
export function csvStream(
  head: readonly string[],
  batches: AsyncIterator<readonly (readonly string[])[]>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(MARK + csvRow(head)));
    },
    async pull(controller) {
      await yieldToEventLoop();
      const { done, value } = await batches.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value.map(csvRow).join('')));
    },
    async cancel() {
      await batches.return?.();
    },
  });
}
