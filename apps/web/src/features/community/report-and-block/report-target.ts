import type { Comment } from '@paydirt/contract/community/comments';
import type { Post } from '@paydirt/contract/community/posts';

/** A post, or a comment below one, that a member acts on. */
export type ReportTarget =
  | { readonly kind: 'post'; readonly item: Post }
  | { readonly kind: 'comment'; readonly item: Comment; readonly postId: string };

/** What a report is about: what was written, or who wrote it; and the title of the sheet in which it is made. */
export interface Reporting {
  readonly about: 'content' | 'member';
  readonly title: string;
}
