import { addComment, type Comment, commentList, deleteComment } from '@paydirt/contract/community/comments';
import { handInPost, ownHandedIn, takeBackHandedIn } from '@paydirt/contract/community/guide-posts';
import {
  deletePost,
  hidePost,
  likePost,
  newerPosts,
  type Post,
  postList,
} from '@paydirt/contract/community/posts';
import { CONSTANTS, MINUTE_MS } from '@paydirt/domain';

import { useCall } from '../../../platform/data/use-call.ts';
import { usePages } from '../../../platform/data/use-pages.ts';
import { useSend } from '../../../platform/data/use-send.ts';
import { useListPlace } from './change-list.ts';

/** Posts of a page of the feed. */
export const FEED_PAGE_SIZE = 10;

/** Show posts, newest first. */
export const usePosts = () =>
  usePages<Post, typeof postList>(postList, {}, (post) => post.id, FEED_PAGE_SIZE);

/** How many posts of others came after one, looked at once a minute while the page is seen; 0 while unknown. */
export function useNewerCount(postId: string | null): number {
  const view = useCall(newerPosts, postId === null ? null : { postId }, {
    everyMs: MINUTE_MS,
  });
  return view.status === 'ready' ? view.value.count : 0;
}

/** Show a post's comments, newest first, five a page (PRODUCT 10). */
export const useComments = (postId: string) =>
  usePages<Comment, typeof commentList>(
    commentList,
    { postId },
    (comment) => comment.id,
    CONSTANTS.COMMENT_PAGE_SIZE,
  );

/** Find the comments of a post that were read, to change them from outside. */
export const useCommentsPlace = (postId: string) =>
  useListPlace<Comment, typeof commentList>(commentList, { postId }, CONSTANTS.COMMENT_PAGE_SIZE);

/** Like a post. Whoever sends it draws the like once the service has it (PRODUCT 5). */
export const useLike = () => useSend(likePost, { drawn: ['posts'] });

/** Comment on a post or reply to a comment. Whoever sends it draws it. */
export const useAddComment = () => useSend(addComment, { drawn: ['posts', 'comments'] });

/** Hand in a text for a guide to post (H9). */
export const useHandIn = () => useSend(handInPost);

/** Show what the member handed in and no guide posted; a guide may decide meanwhile, so it is not kept. */
export const useOwnHandedIn = () => useCall(ownHandedIn, {});

/** Take back a text before a guide posts it. */
export const useTakeBack = () => useSend(takeBackHandedIn);

/** Delete a post of one's own. Whoever sends it takes it away. */
export const useDeletePost = () => useSend(deletePost, { drawn: ['posts'] });

/** Delete a comment of one's own. */
export const useDeleteComment = () => useSend(deleteComment, { drawn: ['posts'] });

/** Hide a post for oneself, or show it again. The feed is not asked anew: the way back stays where it was hidden. */
export const useHidePost = () => useSend(hidePost, { drawn: ['posts'] });
