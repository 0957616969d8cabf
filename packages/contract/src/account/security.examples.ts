import { type Example, exampleOf } from '../example.ts';
import { aCodeSent, someCodeChannels } from './codes.examples.ts';
import {
  endOtherSessions,
  endSession,
  type MemberSession,
  type SecurityEvent,
  securityEvents,
  sendVerifyCode,
  sessionList,
  undoEmailChange,
  updatePassword,
  type Verification,
  verification,
  verify,
} from './security.ts';

const PHONE_BROWSER =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36';

const DESK_BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

/** The requesting session, opened on a phone. */
export function aSession(changes: Partial<MemberSession> = {}): MemberSession {
  return {
    id: 'ses_1',
    device: PHONE_BROWSER,
    network: '203.0.113.…',
    openedAt: '2026-11-14T08:12:00.000Z',
    seenAt: '2026-11-21T14:03:00.000Z',
    current: true,
    ...changes,
  };
}

/** This phone, and a computer somewhere else. */
export function someSessions(): MemberSession[] {
  return [
    aSession(),
    aSession({
      id: 'ses_2',
      device: DESK_BROWSER,
      network: '198.51.100.…',
      openedAt: '2026-11-19T19:40:00.000Z',
      seenAt: '2026-11-20T21:05:00.000Z',
      current: false,
    }),
  ];
}

/** A security event of an account. */
export function aSecurityEvent(changes: Partial<SecurityEvent> = {}): SecurityEvent {
  return {
    id: '3',
    kind: 'new_device',
    time: '2026-11-19T19:40:00.000Z',
    device: DESK_BROWSER,
    network: '198.51.100.…',
    ...changes,
  };
}

/** A session that has not confirmed its identity, of a member who can be reached by both channels. */
export function aVerification(changes: Partial<Verification> = {}): Verification {
  return { verifiedUntil: null, channels: someCodeChannels(), ...changes };
}

export function examples(): Example[] {
  return [
    exampleOf(sessionList, {}, someSessions()),
    exampleOf(endSession, { id: 'ses_2' }, null),
    exampleOf(endOtherSessions, {}, { ended: 1 }),
    exampleOf(securityEvents, {}, { total: 1, list: [aSecurityEvent()] }),
    exampleOf(verification, {}, aVerification()),
    exampleOf(sendVerifyCode, {}, aCodeSent()),
    exampleOf(verify, { code: '406193' }, aVerification()),
    exampleOf(
      updatePassword,
      { oldPassword: 'Mara12345', password: 'Mara54321', confirmPassword: 'Mara54321' },
      null,
    ),
    exampleOf(undoEmailChange, { token: 'undo' }, null),
  ];
}
