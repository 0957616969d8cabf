import type { Post } from '@paydirt/contract/community/posts';
import { useMemo, useState } from 'react';

import { useNewerCount } from '../data/newer-count.ts';
import { useRefresh } from '../../../platform/data/use-call.ts';

/** Until which post the feed is shown: `newest` follows all that comes. */
type Until = { readonly createTime: string } | 'newest' | null;

/** The feed as it is shown, and the newer posts above it. */
export interface ShownPosts {
  readonly items: readonly Post[];
  /** The number of others' posts since. */
  readonly newer: number;
  /** Show them. */
  readonly show: () => void;
}

/**
 * Keep others' new posts from moving the text being read: they are counted, and shown on request. The member's own
 * appear at once.
 */
export function useNewPosts(read: readonly Post[]): ShownPosts {
  const refresh = useRefresh();
  const [until, setUntil] = useState<Until>(null);
  const newest = read[0];
  if (until === null && newest !== undefined) setUntil({ createTime: newest.createTime });

  const items = useMemo(() => {
    if (until === null || until === 'newest') return read;
    const isShown = ({ own, createTime }: Post) => own || createTime <= until.createTime;
    return read.every(isShown) ? read : read.filter(isShown);
  }, [read, until]);
  const seen = items.find(({ own }) => !own) ?? null;
  const counted = useNewerCount(seen?.id ?? null);

  async function show() {
    setUntil('newest');
    await refresh('posts');
    setUntil(null);
  }
  return {
    items,
    newer: until === 'newest' ? 0 : Math.max(read.length - items.length, counted),
    show: () => void show(),
  };
}
