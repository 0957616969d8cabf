/**
 * The day, as an index in the month, to which a key moves in a grid of weeks; null for a key that does not move. It
 * stays inside the month: past its ends the index does not change.
 */
export function targetOf(key: string, index: number, blanks: number, count: number): number | null {
  const column = (index + blanks) % 7;
  const moves: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: 7,
    ArrowUp: -7,
    Home: -Math.min(column, index),
    End: Math.min(6 - column, count - 1 - index),
  };
  const move = moves[key];
  if (move === undefined) return null;
  const target = index + move;
  return target >= 0 && target < count ? target : index;
}
