/** The fonts of other scripts; which of them a text needs, the browser knows by its characters. */
const FONTS = '16px "Noto Sans Devanagari", "Noto Sans Tamil", "Noto Sans Telugu", "Noto Sans Kannada"';

/**
 * Longest time that a first text waits for its fonts, the same for which browsers hide text: on a slow connection,
 * during a first visit, the font of a script takes about 1.6 s.
 */
export const FONTS_TIMEOUT_MS = 3000;

/** Tell if the fonts of a text are loaded. */
export function hasFonts(text: string): boolean {
  return document.fonts.check(FONTS, text);
}

/**
 * Load the fonts of a text. Drawn before they have loaded it would change its height when they do, and move the
 * content below. Resolves without them after a time, so that a slow network keeps nobody from reading.
 */
export async function loadFonts(text: string, atMostMs: number): Promise<void> {
  const late = new Promise((resolve) => {
    setTimeout(resolve, atMostMs);
  });
  // If the fonts cannot be loaded, the text is shown in a font of the device.
  await Promise.race([document.fonts.load(FONTS, text).catch(() => null), late]);
}
