import type { Comment, Post } from '@paydirt/contract';

/** What a member wants to do something about: a post, or a comment below one. */
export type CareTarget =
  | { readonly kind: 'post'; readonly item: Post }
  | { readonly kind: 'comment'; readonly item: Comment; readonly postId: string };
