import type { Post } from '@paydirt/contract/community/posts';
import { useEffect, useState } from 'react';

import { hasFonts, loadFonts } from '../../../platform/language/fonts.ts';

const AT_MOST_MS = 400;
/** The posts that may be on the first screen of a phone or of a desk. */
const ON_FIRST_SCREEN = 6;

/**
 * Hide, for a moment, the first post whose script has no font yet and all below it: when its font loads, its lines
 * would break differently and move the text being read. Those above it are shown at once.
 */
export function useLegiblePosts(posts: readonly Post[]): readonly Post[] {
  const [ready, setReady] = useState(false);
  const first = posts.slice(0, ON_FIRST_SCREEN);
  const illegible = ready ? -1 : first.findIndex(({ content }) => !hasFonts(content));
  const text = first.map(({ content }) => content).join(' ');
  // Never reset: posts that arrive later are below the first screen, or the member requested them.
  if (!ready && posts.length > 0 && illegible === -1) setReady(true);
  useEffect(() => {
    if (ready || text === '') return undefined;
    let awaited = true;
    const show = () => {
      if (awaited) setReady(true);
    };
    void loadFonts(text, AT_MOST_MS).then(show);
    return () => {
      awaited = false;
    };
  }, [ready, text]);
  return illegible === -1 ? posts : posts.slice(0, illegible);
}
