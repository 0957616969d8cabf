import { type Example, exampleOf } from '../example.ts';
import {
  addMediaPost,
  addPost,
  deletePost,
  hidePost,
  likePost,
  newerPosts,
  type Post,
  postList,
} from './posts.ts';

export function aPost(changes: Partial<Post> = {}): Post {
  return {
    id: 'pst_1',
    username: 'Ines',
    avatarUrl: null,
    authorKind: 'member',
    postedFor: null,
    content:
      'The trommel stood still on Thursday, and the record says so. &quot;0.00&quot;, in black and white.',
    createTime: '2026-11-20T18:03:00.000Z',
    urls: [],
    likeCount: 12,
    commentCount: 3,
    liked: false,
    videoUrl: null,
    coverUrl: null,
    pictureTexts: [],
    videoText: '',
    contentLanguage: 'en-US',
    own: false,
    ...changes,
  };
}

export function examples(): Example[] {
  return [
    exampleOf(postList, {}, { total: 1, list: [aPost()] }),
    exampleOf(newerPosts, { postId: 'pst_1' }, { count: 2 }),
    exampleOf(addPost, { content: 'A morning at the sluice.' }, aPost()),
    exampleOf(addMediaPost, { videoUrl: 'https://videos.example.org/1' }, aPost()),
    exampleOf(likePost, { postId: 'pst_1' }, null),
    exampleOf(deletePost, { postId: 'pst_1' }, null),
    exampleOf(hidePost, { postId: 'pst_1', hidden: true }, null),
  ];
}
