import { type Example, exampleOf } from '../example.ts';
import {
  countries,
  type Country,
  logout,
  type User,
  userInfo,
  type VersionUpdate,
  versionUpdate,
} from './session.ts';

/** A member with a phone number, who joined some months ago. */
export function aUser(changes: Partial<User> = {}): User {
  return {
    userId: 'm-mara',
    phone: '+919876543210',
    email: null,
    name: 'Mara Iyer',
    avatarUrl: null,
    vipLevel: 2,
    grade: 2,
    gradeText: 'Panner',
    invitationCode: 'MARA77',
    shareCode: 'MARA77',
    createTime: '2026-08-03T07:20:00.000Z',
    markBackgroundUrl: null,
    markText: null,
    dateFormat: 0,
    salesUnit: 'USDT',
    unread: 3,
    notify: [],
    ...changes,
  };
}

/** Countries of the phone picker, in the same order. */
export function someCountries(): Country[] {
  return [
    { code: 'IN', callingCode: '91' },
    { code: 'NG', callingCode: '234' },
    { code: 'TR', callingCode: '90' },
    { code: 'DE', callingCode: '49' },
    { code: 'US', callingCode: '1' },
  ];
}

/** A version that is newer than the app's. */
export function aVersion(changes: Partial<VersionUpdate> = {}): VersionUpdate {
  return {
    versionCode: 21,
    version: '1.3.0',
    downloadUrl: 'https://download.paydirt.example/paydirt-1.3.0.apk',
    extra: 'Records open faster, and the calendar begins on Monday.',
    compulsory: false,
    ...changes,
  };
}

export function examples(): Example[] {
  return [
    exampleOf(logout, {}, null),
    exampleOf(countries, {}, someCountries()),
    exampleOf(userInfo, {}, aUser()),
    exampleOf(versionUpdate, {}, aVersion()),
  ];
}
