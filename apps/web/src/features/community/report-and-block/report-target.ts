import type { Comment } from '@paydirt/contract/community/comments';
import type { Post } from '@paydirt/contract/community/posts';

/** A post, or a comment below one, that a member acts on. */
export type ReportTarget =
  | { readonly kind: 'post'; readonly item: Post }
  | { readonly kind: 'comment'; readonly item: Comment; readonly postId: string };

/** Target of a report, a text or its author, with the title of the report's sheet. */
export interface Reporting {
  readonly about: 'content' | 'member';
  readonly title: string;
}
