import { type Example, exampleOf } from '../example.ts';
import { addComment, type Comment, commentList, deleteComment } from './comments.ts';

/** A comment under it. */
export function aComment(changes: Partial<Comment> = {}): Comment {
  return {
    id: 'cmt_1',
    username: 'Jonas',
    avatarUrl: null,
    toUserName: null,
    content: 'Mine too. The day before it earned 118 %.',
    createTime: '2026-11-20T18:20:00.000Z',
    contentLanguage: 'en-US',
    own: false,
    ...changes,
  };
}

export function examples(): Example[] {
  return [
    exampleOf(commentList, { postId: 'pst_1' }, { total: 1, list: [aComment()] }),
    exampleOf(addComment, { postId: 'pst_1', content: 'Cold water.' }, aComment()),
    exampleOf(deleteComment, { commentId: 'cmt_1' }, null),
  ];
}
