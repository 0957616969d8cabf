import type { Comment } from '@paydirt/contract/community/comments';
import type { Post } from '@paydirt/contract/community/posts';

/** What a member wants to do something about: a post, or a comment below one. */
export type CareTarget =
  | { readonly kind: 'post'; readonly item: Post }
  | { readonly kind: 'comment'; readonly item: Comment; readonly postId: string };
