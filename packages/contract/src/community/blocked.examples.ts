import { type Example, exampleOf } from '../example.ts';
import { avoidAuthor, type Avoided, avoidedList, readmitAuthor } from './blocked.ts';

/** Somebody who was muted. */
export function anAvoided(changes: Partial<Avoided> = {}): Avoided {
  return {
    id: 'avd_1',
    username: 'Jonas',
    avatarUrl: null,
    kind: 'mute',
    since: '2026-11-20T18:03:00.000Z',
    ...changes,
  };
}

/** An example of each call. */
export function examples(): Example[] {
  return [
    exampleOf(avoidedList, {}, [anAvoided()]),
    exampleOf(avoidAuthor, { postId: 'pst_1', kind: 'mute' }, anAvoided()),
    exampleOf(readmitAuthor, { id: 'mem_2' }, null),
  ];
}
