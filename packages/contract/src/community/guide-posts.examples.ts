import { type Example, exampleOf } from '../example.ts';
import {
  declineHandedIn,
  handedInList,
  handInPost,
  ownHandedIn,
  postAsGuide,
  takeBackHandedIn,
} from './guide-posts.ts';

const HANDED_IN = {
  id: 'hnd_1',
  content: 'Would a guide post this for me?',
  time: '2026-11-21T13:40:00.000Z',
};

export function examples(): Example[] {
  return [
    exampleOf(handInPost, { content: 'Would a guide post this for me?' }, null),
    exampleOf(ownHandedIn, {}, [{ ...HANDED_IN, declined: null }]),
    exampleOf(takeBackHandedIn, { id: 'hnd_1' }, null),
    exampleOf(handedInList, {}, [{ ...HANDED_IN, name: 'Mara Okafor' }]),
    exampleOf(postAsGuide, { id: 'hnd_1' }, null),
    exampleOf(declineHandedIn, { id: 'hnd_1', reason: 'It promises a profit.' }, null),
  ];
}
