/**
 * The day, by its place in the month, to which a key moves in a grid of weeks; null for a key that does not
 * move. Stays inside the month: past its ends the place does not change.
 */
export function targetOf(key: string, place: number, blanks: number, count: number): number | null {
  const column = (place + blanks) % 7;
  const moves: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: 7,
    ArrowUp: -7,
    Home: -Math.min(column, place),
    End: Math.min(6 - column, count - 1 - place),
  };
  const move = moves[key];
  if (move === undefined) return null;
  const target = place + move;
  return target >= 0 && target < count ? target : place;
}
