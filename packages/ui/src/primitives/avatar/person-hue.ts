/** Hues that are easy to distinguish. */
const HUES = 12;

/** Choose the hue of a person by their name, in degrees: always the same for the same name (FNV-1a). */
export function personHue(name: string): number {
  let hash = 0x811c9dc5;
  for (const character of name.trim().normalize('NFC')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  // Mix in the high bits, because the low ones of short names differ too little.
  hash ^= hash >>> 15;
  return ((hash >>> 0) % HUES) * (360 / HUES);
}
