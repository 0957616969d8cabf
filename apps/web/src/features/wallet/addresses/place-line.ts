import type { Region } from '@paydirt/contract/goods/delivery-address';

/**
 * Write a chosen place as the last line of an address, in place of one of these places that is written there. Other
 * typed lines stay; null writes no line, for a place that is typed.
 */
export function withPlaceLine(lines: string, place: string | null, places: readonly string[]): string {
  const typed = lines.split('\n');
  if (places.includes(typed.at(-1) ?? '')) typed.pop();
  const kept = typed.join('\n').trimEnd();
  if (place === null) return kept;
  return kept === '' ? place : `${kept}\n${place}`;
}

/** Name the regions and their towns as an address does. */
export function placesOf(regions: readonly Region[]): string[] {
  return regions.flatMap(({ name, towns }) => [name, ...towns.map((town) => placeName(name, town))]);
}

/** Name a place as an address does: the town, then its region where that is called otherwise. */
export function placeName(region: string, town: string | null): string {
  if (town === null) return region;
  return town === region ? town : `${town}, ${region}`;
}
