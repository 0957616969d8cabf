import { type Example, exampleOf } from '../example.ts';
import { voidIntent } from './intent.ts';

/** An example of each call. */
export function examples(): Example[] {
  return [exampleOf(voidIntent, { call: 'user/account/delete', key: 'key_1' }, { voided: true })];
}
