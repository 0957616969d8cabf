/**
 * Write a chosen place as the last line of an address, in place of the one that was written there before. Other
 * typed lines stay; null writes no line, for a place that is typed.
 */
export function withPlaceLine(lines: string, place: string | null, before: string | null): string {
  const typed = lines.split('\n');
  if (before !== null && typed.at(-1) === before) typed.pop();
  const kept = typed.join('\n').trimEnd();
  if (place === null) return kept;
  return kept === '' ? place : `${kept}\n${place}`;
}

/** Name a place as an address does: the town, then its region where that is called otherwise. */
export function placeName(region: string, town: string | null): string {
  if (town === null) return region;
  return town === region ? town : `${town}, ${region}`;
}
