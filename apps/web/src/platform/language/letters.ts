/** The fonts of other scripts; which of them a text needs, the browser knows by its characters. */
const LETTERS = '16px "Noto Sans Devanagari", "Noto Sans Tamil", "Noto Sans Telugu", "Noto Sans Kannada"';

/** Tell whether a text can be drawn in its own letters. */
export function hasLetters(text: string): boolean {
  return document.fonts.check(LETTERS, text);
}

/**
 * Load the letters of a text's scripts. Drawn before they are here it would be of another height when they come, and
 * move what stands below. Resolves without them after a time: a slow network does not keep anybody from reading.
 */
export async function loadLetters(text: string, atMostMs: number): Promise<void> {
  const late = new Promise((resolve) => {
    setTimeout(resolve, atMostMs);
  });
  // Fonts that cannot be fetched are no reason to show nothing: the device has letters of its own.
  await Promise.race([document.fonts.load(LETTERS, text).catch(() => null), late]);
}
