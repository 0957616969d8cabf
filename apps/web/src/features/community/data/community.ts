import type { Comment, Post } from '@paydirt/contract';
import { addComment, addPost, commentList, likePost, postList } from '@paydirt/contract/calls/dynamic';
import { CONSTANTS } from '@paydirt/domain';

import { usePages } from '../../../platform/data/use-pages.ts';
import { useSend } from '../../../platform/data/use-send.ts';

/** Show posts, newest first. */
export const usePosts = () => usePages<Post, typeof postList>(postList, {}, (post) => post.id, 10);

/** Show a post's comments, newest first, five a page (PRODUCT 10). */
export const useComments = (postId: string) =>
  usePages<Comment, typeof commentList>(
    commentList,
    { postId },
    (comment) => comment.id,
    CONSTANTS.COMMENT_PAGE_SIZE,
  );

/** Like a post; the feed is asked again, for a like shows once the service has it (PRODUCT 5). */
export const useLike = () => useSend(likePost, { refreshes: [postList] });

/** Write a post. */
export const useAddPost = () => useSend(addPost, { refreshes: [postList] });

/** Comment on a post or reply to a comment. */
export const useAddComment = () => useSend(addComment, { refreshes: [commentList, postList] });
