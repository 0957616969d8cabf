import type { InputOf } from '@paydirt/contract';
import { addComment, type Comment, commentList, deleteComment } from '@paydirt/contract/community/comments';
import {
  submitPost,
  ownSubmittedPosts,
  withdrawSubmittedPost,
} from '@paydirt/contract/community/guide-posts';
import { deletePost, hidePost, likePost, type Post, postList } from '@paydirt/contract/community/posts';
import { CONSTANTS } from '@paydirt/domain';
import { useRef } from 'react';

import { useCall } from '../../../platform/data/use-call.ts';
import { usePages } from '../../../platform/data/use-pages.ts';
import { useSend } from '../../../platform/data/use-send.ts';
import { useCachedList } from './cached-list.ts';

/** Posts of a page of the feed. */
export const FEED_PAGE_SIZE = 10;

/** Read posts, newest first. */
export const usePosts = () =>
  usePages<Post, typeof postList>(postList, {}, (post) => post.id, FEED_PAGE_SIZE);

/** Read a post's comments, newest first, five a page (PRODUCT 10). */
export const useComments = (postId: string) =>
  usePages<Comment, typeof commentList>(
    commentList,
    { postId },
    (comment) => comment.id,
    CONSTANTS.COMMENT_PAGE_SIZE,
  );

/** Find the comments of a post that were read, to change them from outside. */
export const useCachedComments = (postId: string) =>
  useCachedList<Comment, typeof commentList>(commentList, { postId }, CONSTANTS.COMMENT_PAGE_SIZE);

/** Like a post. The caller shows the like once the service has it (PRODUCT 5). */
export const useLike = () => useSend(likePost, { updatedHere: ['posts'] });

/** Comment on a post or reply to a comment. The caller shows it. */
export const useAddComment = () => useSend(addComment, { updatedHere: ['posts', 'comments'] });

/** Submit a text for a guide to post (H9). */
export const useSubmitPost = () => useSend(submitPost);

/**
 * Read the member's submissions that no guide has posted; a guide may decide at any time, so the answer is not
 * cached.
 */
export const useSubmittedPosts = () => useCall(ownSubmittedPosts, {});

/** Take back a text before a guide posts it. */
export const useWithdrawPost = () => useSend(withdrawSubmittedPost);

/** Delete one's own post. The caller removes it from the screen. */
export const useDeletePost = () => useSend(deletePost, { updatedHere: ['posts'] });

/** Delete a comment of one's own. */
export const useDeleteComment = () => useSend(deleteComment, { updatedHere: ['posts'] });

/**
 * Get the function that hides a post for oneself, or shows it again, each after the one before has its answer. The feed
 * is not reloaded: the way back stays where it was hidden.
 */
export function useHidePost() {
  const { send } = useSend(hidePost, { updatedHere: ['posts'] });
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return (input: InputOf<typeof hidePost>) => {
    const sent = last.current.then(() => send(input));
    last.current = sent.catch(() => undefined);
    return sent;
  };
}
