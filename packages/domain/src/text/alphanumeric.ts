/**
 * Clean the text of a field for letters and digits: anything else, whitespace included, is removed (PRODUCT 6).
 * ASCII.
 */
export function cleanAlphanumeric(text: string): string {
  return text.replace(/[^A-Za-z0-9]/g, '');
}

/** Tell whether a text is letters and digits only, at least one. ASCII. */
export function isAlphanumeric(text: string): boolean {
  return /^[A-Za-z0-9]+$/.test(text);
}
