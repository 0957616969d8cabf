import { type Example, exampleOf } from '../example.ts';
import { modifyHead, modifyName, removeHead, updateSettings } from './profile.ts';
import { aUser } from './session.examples.ts';

export function examples(): Example[] {
  return [
    exampleOf(
      updateSettings,
      { dateFormat: 1, notify: 'coupon' },
      aUser({ dateFormat: 1, notify: ['coupon'] }),
    ),
    exampleOf(modifyName, { name: 'Mara Okafor' }, aUser({ name: 'Mara Okafor' })),
    exampleOf(modifyHead, { file: new Blob([]) }, aUser({ avatarUrl: '/media/avatars/1.png' })),
    exampleOf(removeHead, {}, aUser({ avatarUrl: null })),
  ];
}
