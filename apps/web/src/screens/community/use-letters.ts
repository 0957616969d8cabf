import { useEffect, useState } from 'react';

/** The fonts of other scripts; which of them a text needs, the browser knows by its characters. */
const LETTERS = '16px "Noto Sans Devanagari", "Noto Sans Tamil", "Noto Sans Telugu", "Noto Sans Kannada"';
/** A slow network does not keep anybody from reading for longer. */
const AT_MOST_MS = 400;

/**
 * Whether a text can be drawn in its own letters. Drawn before they are here it would be of another height
 * when they come, and move what stands below. Stays true, whatever the text becomes; null is no text yet.
 */
export function useLetters(text: string | null): boolean {
  const [ready, setReady] = useState(false);
  if (!ready && text !== null && document.fonts.check(LETTERS, text)) setReady(true);
  useEffect(() => {
    if (ready || text === null) return undefined;
    const enough = () => setReady(true);
    document.fonts.load(LETTERS, text).then(enough, enough);
    const timer = setTimeout(enough, AT_MOST_MS);
    return () => clearTimeout(timer);
  }, [ready, text]);
  return ready;
}
