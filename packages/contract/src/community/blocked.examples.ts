import { type Example, exampleOf } from '../example.ts';
import { blockAuthor, type Blocked, blockedList, unblockAuthor } from './blocked.ts';

/** A member who was muted. */
export function aBlocked(changes: Partial<Blocked> = {}): Blocked {
  return {
    id: 'avd_1',
    username: 'Jonas',
    avatarUrl: null,
    kind: 'mute',
    since: '2026-11-20T18:03:00.000Z',
    ...changes,
  };
}

export function examples(): Example[] {
  return [
    exampleOf(blockedList, {}, [aBlocked()]),
    exampleOf(blockAuthor, { postId: 'pst_1', kind: 'mute' }, aBlocked()),
    exampleOf(unblockAuthor, { id: 'mem_2' }, null),
  ];
}
