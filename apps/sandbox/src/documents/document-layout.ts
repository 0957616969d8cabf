import type { Weight } from './document-fonts.ts';

/** Properties of a document, and the texts that are on every page. */
export interface DocumentFrame {
  readonly title: string;
  /** BCP 47 tag of its language. */
  readonly language: string;
  readonly createdAt: Date;
  /** Text of the ribbon on every page (H1). */
  readonly ribbon: string;
  /** Text at the foot of every page. */
  readonly footer: string;
  readonly pageOf: (page: number) => string;
  /** Text that marks the last page with its number, so that a reader notices missing pages. */
  readonly lastPageOf: (page: number) => string;
}

/** Takes the next bytes of a document; drawing continues when it resolves. */
export type WriteBytes = (bytes: Uint8Array<ArrayBuffer>) => Promise<void>;

/** Column of a table; its width is a share of the page's width. */
export interface Column {
  readonly label: string;
  readonly share: number;
  readonly figures?: boolean;
}

/** Size in points, weight and colour of a text. */
export interface TextStyle {
  readonly size: number;
  readonly weight: Weight;
  readonly color: string;
}

/** An A4 page and its margins, in points. */
export const PAGE = { width: 595.28, height: 841.89, side: 48, top: 78, bottom: 64 };
/** Width between the margins. */
export const TEXT_WIDTH = PAGE.width - 2 * PAGE.side;
/** Colours of DESIGN.md, adapted to paper. */
export const INK = '#2b2420';
export const INK_2 = '#5d544d';
export const LINE = '#ddd6cc';
export const TAPE = '#f3ede2';
export const GOLD = '#c8962c';

/** Number of drawn bytes from which they are output. */
export const PART_BYTES = 64 * 1024;
/** Line height: scripts with marks above and below need more room than Latin (DESIGN, principle 6). */
export const LEADING = 1.5;
/** Space above and below the text of a cell. */
export const CELL_PADDING = 4;
const COLUMN_GAP = 10;
/** Height of a table's head together with its first row. */
export const HEAD_ROOM = 40;

/** Styles of texts. */
export const STYLES = {
  title: { size: 20, weight: 700, color: INK },
  heading: { size: 12.5, weight: 700, color: INK },
  text: { size: 10, weight: 400, color: INK },
  quiet: { size: 9, weight: 400, color: INK_2 },
  strong: { size: 10, weight: 700, color: INK },
  cell: { size: 8.5, weight: 400, color: INK },
  cellStrong: { size: 8.5, weight: 700, color: INK },
  cellHead: { size: 8, weight: 700, color: INK_2 },
} as const satisfies Record<string, TextStyle>;

/** Kinds of rows of a table, with their styles. */
export const ROW_STYLES = {
  head: STYLES.cellHead,
  body: STYLES.cell,
  total: STYLES.cellStrong,
  fact: STYLES.text,
} as const satisfies Record<string, TextStyle>;
export type RowKind = keyof typeof ROW_STYLES;

/** Place the columns of a table between the margins, in points. */
export function layColumns(
  columns: readonly Column[],
): { readonly x: number; readonly width: number; readonly figures: boolean }[] {
  const shares = columns.reduce((all, { share }) => all + share, 0);
  const inside = TEXT_WIDTH - COLUMN_GAP * (columns.length - 1);
  let next = PAGE.side;
  return columns.map(({ share, figures = false }) => {
    const x = next;
    const width = (inside * share) / shares;
    next += width + COLUMN_GAP;
    return { x, width, figures };
  });
}
