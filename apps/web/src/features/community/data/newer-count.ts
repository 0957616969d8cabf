import { newerPosts } from '@paydirt/contract/community/posts';
import { MINUTE_MS } from '@paydirt/domain';
import { useState } from 'react';

import { useCall } from '../../../platform/data/use-call.ts';

/**
 * Count others' posts after one, checked once a minute while the page is visible; 0 while unknown. What was counted on
 * an earlier occasion is not known: what came after this post may have been reported, blocked or hidden since.
 */
export function useNewerCount(postId: string | null): number {
  const view = useCall(newerPosts, postId === null ? null : { postId }, {
    everyMs: MINUTE_MS,
  });
  const value = view.status === 'ready' ? view.value : null;
  const [earlier, setEarlier] = useState({ postId, value });
  if (earlier.postId !== postId) setEarlier({ postId, value });
  return value === null || value === earlier.value ? 0 : value.count;
}
