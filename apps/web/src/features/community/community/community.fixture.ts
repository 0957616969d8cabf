import { commentList } from '@paydirt/contract/community/comments';
import { aComment } from '@paydirt/contract/community/comments.examples';
import { newerPosts, postList } from '@paydirt/contract/community/posts';
import { aPost } from '@paydirt/contract/community/posts.examples';
import { answers } from '@paydirt/testkit/fake-service';

import type { AppParameters } from '../../../story-app.fixture.tsx';
import { communityRoutes } from '../../../routes/community.ts';

/** Posts of two members, and of the guide for a member. */
export const posts = [
  aPost(),
  aPost({
    id: 'pst_2',
    username: 'Anand',
    authorKind: 'guide',
    postedFor: 'Mara',
    content: 'My first week.',
  }),
  aPost({
    id: 'pst_3',
    username: 'Ravi',
    content: 'A jig beats a pan on wet gravel.',
    urls: ['/media/products/jig.svg'],
  }),
];

/** The community with these posts. */
export const loaded = {
  route: communityRoutes.community.href(),
  answers: [
    answers(postList, { total: posts.length, list: posts }),
    answers(commentList, { total: 1, list: [aComment()] }),
    answers(newerPosts, { count: 0 }),
  ],
} satisfies AppParameters;
