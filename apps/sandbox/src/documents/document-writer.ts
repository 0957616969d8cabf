import { joinBytes } from '@paydirt/domain/proof/merkle-bytes';

import {
  CELL_PADDING,
  type Column,
  type DocumentFrame,
  GOLD,
  HEAD_ROOM,
  INK,
  INK_2,
  layColumns,
  LEADING,
  LINE,
  PAGE,
  PART_BYTES,
  ROW_STYLES,
  type RowKind,
  STYLES,
  TAPE,
  TEXT_WIDTH,
  type TextStyle,
  type WriteBytes,
} from './document-layout.ts';
import { createTaggedPdf, releasePage } from './tagged-pdf.ts';
import { breakLines, type TextLine } from './text-lines.ts';

/**
 * Writes a tagged PDF of A4 pages: headings, paragraphs, facts and tables, in any of the ten languages. Each
 * element contains its text as well as its glyphs, so that it can be read aloud and copied. A full page is
 * output with its elements at once, so that a long document needs only a few kilobytes of memory per page.
 */
export class DocumentWriter {
  readonly #frame: DocumentFrame;
  readonly #pdf: PDFKit.PDFDocument;
  readonly #write: WriteBytes;
  /** Bytes that are drawn but not yet output. */
  #parts: Uint8Array[] = [];
  readonly #root: PDFKit.PDFStructureElement;
  /** Table on the current page; its continuation on the next page is a separate table. */
  #table: PDFKit.PDFStructureElement | null = null;
  #page = 0;
  #y = PAGE.top;

  constructor(frame: DocumentFrame, write: WriteBytes) {
    this.#frame = frame;
    this.#write = write;
    this.#pdf = createTaggedPdf(frame, (bytes) => this.#parts.push(bytes));
    this.#root = this.#pdf.struct('Document');
    this.#pdf.addStructure(this.#root);
    this.#turnPage();
  }

  /** Write the title, once, at the beginning. */
  title(text: string): void {
    this.#block('H1', text, STYLES.title);
    this.#y += 4;
  }

  heading(text: string): void {
    this.#y += 10;
    // The space needed includes the beginning of the section, so that its heading is not the last line of a
    // page.
    this.#need(70);
    this.#block('H2', text, STYLES.heading);
    this.#y += 3;
  }

  paragraph(text: string, look: 'text' | 'quiet' | 'strong' = 'text'): void {
    this.#block('P', text, STYLES[look]);
    this.#y += 4;
  }

  /** Write terms with their values, one line each. */
  facts(facts: readonly (readonly [term: string, value: string])[]): Promise<void> {
    return this.table(
      [
        { label: '', share: 2 },
        { label: '', share: 3 },
      ],
      facts,
      { head: false },
    );
  }

  /** Write a table; its head is repeated on every page, and its last rows can be totals. */
  table(
    columns: readonly Column[],
    rows: readonly (readonly string[])[],
    { head = true, totals = 0 }: { head?: boolean; totals?: number } = {},
  ): Promise<void> {
    const body = rows.slice(0, rows.length - totals);
    return this.#rows(columns, [body], { head, totals: rows.slice(body.length) });
  }

  /** Write a table whose rows come in batches, so that only one batch is in memory. */
  longTable(
    columns: readonly Column[],
    portions: AsyncIterable<readonly (readonly string[])[]>,
  ): Promise<void> {
    return this.#rows(columns, portions, { head: true, totals: [] });
  }

  /** Output the rest of the document. */
  async finish(): Promise<void> {
    this.#root.end();
    this.#frameOf(this.#frame.lastPageOf(this.#page));
    this.#pdf.end();
    await this.#handOn(0);
  }

  async #rows(
    columns: readonly Column[],
    portions: Iterable<readonly (readonly string[])[]> | AsyncIterable<readonly (readonly string[])[]>,
    { head, totals }: { head: boolean; totals: readonly (readonly string[])[] },
  ): Promise<void> {
    const kind = head ? 'body' : 'fact';
    for await (const rows of portions) {
      for (const row of rows) {
        this.#row(columns, row, kind);
        await this.#handOn(PART_BYTES);
      }
    }
    for (const row of totals) this.#row(columns, row, 'total');
    this.#endTable();
    this.#y += 6;
  }

  /** Output the drawn bytes if there are enough of them. */
  async #handOn(least: number): Promise<void> {
    const drawn = this.#parts.reduce((length, part) => length + part.length, 0);
    if (drawn < Math.max(least, 1)) return;
    const parts = this.#parts;
    this.#parts = [];
    await this.#write(joinBytes(...parts));
  }

  #endTable(): void {
    this.#table?.end();
    this.#table = null;
  }

  #turnPage(): void {
    const full = this.#page === 0 ? null : this.#pdf.page;
    if (full) {
      this.#endTable();
      this.#frameOf(this.#frame.pageOf(this.#page));
    }
    this.#pdf.addPage();
    if (full) releasePage(this.#pdf, full);
    this.#page += 1;
    this.#y = PAGE.top;
  }

  /** Start a new page if `height` points do not fit on this one; returns whether it did. */
  #need(height: number): boolean {
    if (this.#y + height <= PAGE.height - PAGE.bottom) return false;
    this.#turnPage();
    return true;
  }

  #lines(text: string, width: number, { size, weight }: TextStyle): TextLine[] {
    return breakLines(text, width, weight, ({ font, text: run }) => {
      this.#pdf.font(font.source as unknown as string, font.name).fontSize(size);
      return this.#pdf.widthOfString(run);
    });
  }

  #draw(line: TextLine, x: number, baseline: number, { size, color }: TextStyle): void {
    let at = x;
    for (const { font, text } of line.runs) {
      this.#pdf
        .font(font.source as unknown as string, font.name)
        .fontSize(size)
        .fillColor(color);
      this.#pdf.text(text, at, baseline, { lineBreak: false, baseline: 'alphabetic' });
      at += this.#pdf.widthOfString(text);
    }
  }

  /** Draw the lines of one element, and add its text as it is spelt. */
  #tagged(parent: PDFKit.PDFStructureElement, tag: string, text: string, draw: () => void): void {
    const options = { actual: text, ...(tag === 'TH' && { scope: 'Column' }) };
    const element = this.#pdf.struct(tag, options);
    parent.add(element);
    if (text !== '') {
      element.add(this.#pdf.markStructureContent(tag));
      this.#pdf.markContent('Span', { actual: text });
      draw();
      this.#pdf.endMarkedContent();
      this.#pdf.endMarkedContent();
    }
    element.end();
  }

  #block(tag: string, text: string, style: TextStyle): void {
    const lines = this.#lines(text, TEXT_WIDTH, style);
    const leading = style.size * LEADING;
    // A part that is longer than a page becomes a separate element on each of its pages.
    let rest = lines;
    while (rest.length > 0) {
      this.#need(leading * Math.min(rest.length, 2));
      const room = Math.max(1, Math.floor((PAGE.height - PAGE.bottom - this.#y) / leading));
      const here = rest.slice(0, room);
      rest = rest.slice(room);
      this.#tagged(this.#root, tag, here.map((line) => line.text).join(' '), () => {
        for (const line of here) {
          this.#draw(line, PAGE.side, this.#y + style.size * 1.05, style);
          this.#y += leading;
        }
      });
    }
  }

  /** Get the table of this page; if there is none yet, start it with its head. */
  #tableHere(columns: readonly Column[], head: boolean): PDFKit.PDFStructureElement {
    if (this.#table) return this.#table;
    const table = this.#pdf.struct('Table');
    this.#table = table;
    this.#root.add(table);
    const labels = columns.map(({ label }) => label);
    if (head) this.#row(columns, labels, 'head');
    return table;
  }

  #row(columns: readonly Column[], cells: readonly string[], kind: RowKind): void {
    const style = ROW_STYLES[kind];
    const laid = layColumns(columns).map(({ x, width, figures }, index) => {
      const text = cells[index] ?? '';
      return { text, x, width, figures, lines: this.#lines(text, width, style) };
    });
    const leading = style.size * LEADING;
    const height = Math.max(...laid.map(({ lines }) => lines.length)) * leading + 2 * CELL_PADDING;
    if (kind !== 'head') this.#need(this.#table ? height : height + HEAD_ROOM);
    const table = this.#tableHere(columns, kind !== 'fact');
    const row = this.#pdf.struct('TR');
    table.add(row);
    for (const [index, cell] of laid.entries()) {
      const tag = kind === 'head' || (kind === 'fact' && index === 0) ? 'TH' : 'TD';
      this.#tagged(row, tag, cell.text, () => {
        for (const [line, laidLine] of cell.lines.entries()) {
          const start = cell.figures ? cell.x + cell.width - laidLine.width : cell.x;
          const look = kind === 'fact' && index === 0 ? { ...style, color: INK_2 } : style;
          this.#draw(laidLine, start, this.#y + CELL_PADDING + line * leading + style.size, look);
        }
      });
    }
    row.end();
    this.#y += height;
    this.#rule(this.#y, kind === 'head' ? INK : LINE, kind === 'head' ? 0.8 : 0.5);
  }

  #rule(y: number, color: string, thickness: number): void {
    this.#pdf.markContent('Artifact', { type: 'Layout' });
    this.#pdf
      .moveTo(PAGE.side, y)
      .lineTo(PAGE.width - PAGE.side, y)
      .lineWidth(thickness)
      .strokeColor(color)
      .stroke();
    this.#pdf.endMarkedContent();
  }

  /**
   * Draw the parts of every page: the ribbon that declares play money (H1), the name, and the page's number.
   */
  #frameOf(pageText: string): void {
    const line = (text: string, style: TextStyle) => this.#lines(text, TEXT_WIDTH, style)[0];
    this.#pdf.markContent('Artifact', { type: 'Pagination' });
    this.#pdf.rect(0, 0, PAGE.width, 26).fill(TAPE);
    this.#pdf.rect(0, 26, PAGE.width, 1.5).fill(GOLD);
    const ribbon = line(this.#frame.ribbon, STYLES.cellStrong);
    if (ribbon) this.#draw(ribbon, (PAGE.width - ribbon.width) / 2, 16.5, STYLES.cellStrong);
    const name = line('Paydirt', STYLES.heading);
    if (name) this.#draw(name, PAGE.side, 52, STYLES.heading);
    const foot = PAGE.height - 30;
    const footer = line(this.#frame.footer, STYLES.quiet);
    if (footer) this.#draw(footer, PAGE.side, foot, STYLES.quiet);
    const number = line(pageText, STYLES.quiet);
    if (number) this.#draw(number, PAGE.width - PAGE.side - number.width, foot, STYLES.quiet);
    this.#pdf.endMarkedContent();
  }
}
