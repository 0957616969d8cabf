import type { Comment, Post } from '@paydirt/contract';

/** A post, or a comment below one, that a member acts on. */
export type ReportTarget =
  | { readonly kind: 'post'; readonly item: Post }
  | { readonly kind: 'comment'; readonly item: Comment; readonly postId: string };
