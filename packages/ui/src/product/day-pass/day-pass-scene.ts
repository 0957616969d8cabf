import type { MoneyParts } from '@paydirt/domain';
import type { ReactElement } from 'react';

/** An amount, and the address of its entries. */
export interface DayPassPart {
  label: string;
  amount: MoneyParts;
  href: string;
}

/** One part of a machine's revenue: paid to its lessees, or saved for days on which it earns too little. */
export interface DayPassStream {
  tone: 'paid' | 'kept';
  /** The amount. */
  text: string;
  label: string;
  /** A line below ("paid in full"). */
  note?: string | undefined;
  /** The note names a missing amount. @default false */
  short?: boolean | undefined;
  /** Share of the machine's revenue, 0 to 1; with 0 nothing is drawn. */
  share: number;
}

/** The machine whose day is played. */
export interface DayPassScene {
  /** Its drawing, an `Illustration` or an `<img>`, drawn as wide as the space allows. */
  picture: ReactElement;
  /** Name and output ("Trommel TR-4 earned 73.11"). */
  text: string;
  streams: readonly DayPassStream[];
}

/** A machine's day in the receipt. Texts are already formatted. */
export interface DayPassMachine {
  id: string;
  name: string;
  /** Earned, owed and paid amount. */
  text: string;
  /** Note on the differences ("1.69 short"). */
  note: string;
  /** It could not pay all that it owed. @default false */
  short?: boolean | undefined;
  /** The member's share of it, where they lease one ("+2.81"). */
  yours?: string | undefined;
  href: string;
}

/** Width of the drawing, and of the single stream at its top, in the drawing's units. */
const WIDTH = 320;
const SOURCE_WIDTH = 96;
const HEIGHT = 120;

/**
 * Draw the streams into which one source divides, as paths of an SVG of 320 × 120: side by side at the top, each in the
 * middle of its column at the bottom, as wide as its share. Null for a share of zero.
 */
export function streamPaths(shares: readonly number[]): (string | null)[] {
  const sourceWidth = shares.reduce((all, share) => all + share, 0) * SOURCE_WIDTH;
  let start = (WIDTH - sourceWidth) / 2;
  return shares.map((share, index) => {
    const width = share * SOURCE_WIDTH;
    const top = start;
    start += width;
    if (width <= 0) return null;
    const foot = (WIDTH * (index + 0.5)) / shares.length - width / 2;
    const half = HEIGHT / 2;
    return [
      `M${round(top)} 0`,
      `C${round(top)} ${half} ${round(foot)} ${half} ${round(foot)} ${HEIGHT}`,
      `H${round(foot + width)}`,
      `C${round(foot + width)} ${half} ${round(top + width)} ${half} ${round(top + width)} 0Z`,
    ].join(' ');
  });
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
