import { type Example, exampleOf } from '../example.ts';
import {
  declineSubmittedPost,
  submittedPostList,
  submitPost,
  ownSubmittedPosts,
  postAsGuide,
  withdrawSubmittedPost,
} from './guide-posts.ts';

const SUBMITTED = {
  id: 'hnd_1',
  content: 'Would a guide post this for me?',
  time: '2026-11-21T13:40:00.000Z',
};

export function examples(): Example[] {
  return [
    exampleOf(submitPost, { content: 'Would a guide post this for me?' }, null),
    exampleOf(ownSubmittedPosts, {}, [{ ...SUBMITTED, declined: null }]),
    exampleOf(withdrawSubmittedPost, { id: 'hnd_1' }, null),
    exampleOf(submittedPostList, {}, [{ ...SUBMITTED, name: 'Mara Okafor' }]),
    exampleOf(postAsGuide, { id: 'hnd_1' }, null),
    exampleOf(declineSubmittedPost, { id: 'hnd_1', reason: 'It promises a profit.' }, null),
  ];
}
