import { useEffect, useState } from 'react';

/** The fields of an entry in Storybook's index that are read here. */
export interface Entry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  /** "Product/ProductCard" */
  readonly title: string;
  readonly tags?: readonly string[];
}

/** Read Storybook's list of its pages; "unread" where the whole Storybook is not served, as in a test. */
export function useEntries(): readonly Entry[] | 'unread' | undefined {
  const [entries, setEntries] = useState<readonly Entry[] | 'unread'>();
  useEffect(() => {
    const leaving = new AbortController();
    readEntries(leaving.signal).then(setEntries, () => {
      if (!leaving.signal.aborted) setEntries('unread');
    });
    return () => leaving.abort();
  }, []);
  return entries;
}

async function readEntries(signal: AbortSignal): Promise<readonly Entry[]> {
  const answer = await fetch('./index.json', { signal });
  if (!answer.ok) throw new Error(`Storybook has no list of its pages: ${answer.status}`);
  const { entries } = (await answer.json()) as { readonly entries: Readonly<Record<string, Entry>> };
  return Object.values(entries);
}
