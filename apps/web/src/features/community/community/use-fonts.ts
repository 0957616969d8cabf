import { useEffect, useState } from 'react';

import { hasFonts, loadFonts } from '../../../platform/language/fonts.ts';

const AT_MOST_MS = 400;

/** Tell if the fonts for a text have loaded. Stays true, whatever the text becomes; null means no text yet. */
export function useFonts(text: string | null): boolean {
  const [ready, setReady] = useState(false);
  if (!ready && text !== null && hasFonts(text)) setReady(true);
  useEffect(() => {
    if (ready || text === null) return undefined;
    let awaited = true;
    const enough = () => {
      if (awaited) setReady(true);
    };
    void loadFonts(text, AT_MOST_MS).then(enough);
    return () => {
      awaited = false;
    };
  }, [ready, text]);
  return ready;
}
