import { type Money, usdt } from '@paydirt/domain';

import { moneyOf } from '../../../platform/data/wire.ts';
import { HOLDINGS } from '../money/signed-for-display.ts';

/** One account's part of an entry, as the journal has it: signed. */
interface Part {
  readonly account: string;
  readonly amount: string;
}

/** Owner of the money before or after; null is outside of the ledger, where play money comes from and goes. */
export type MoveEnd<P> = P | null;

/** Money that went from one to another: how much, without a sign. */
export interface Move<P> {
  readonly from: MoveEnd<P>;
  readonly to: MoveEnd<P>;
  readonly amount: Money;
}

/**
 * Describe an entry as movements: who paid whom, and how much. Holdings move with the balances that they back and
 * are left out: a minus there is nobody's payment (H6).
 */
export function movesOf<P extends Part>(postings: readonly P[]): Move<P>[] {
  const owned = postings
    .filter(({ account }) => !HOLDINGS.includes(account))
    .map((end) => ({ end: end as MoveEnd<P>, minor: moneyOf(end.amount).minor }));
  const rest = owned.reduce((all, { minor }) => all + minor, 0n);
  const parts = rest === 0n ? owned : [...owned, { end: null, minor: -rest }];
  const givers = parts.filter(({ minor }) => minor < 0n).map(({ end, minor }) => ({ end, left: -minor }));
  const moves: Move<P>[] = [];
  for (const { end: to, minor } of parts.filter((part) => part.minor > 0n)) {
    let open = minor;
    for (const giver of givers) {
      const moved = giver.left < open ? giver.left : open;
      if (moved === 0n) continue;
      giver.left -= moved;
      open -= moved;
      moves.push({ from: giver.end, to, amount: usdt(moved) });
    }
  }
  return moves;
}
