import { type Example, exampleOf } from '../example.ts';
import { captcha, type CodeChannel } from './codes.ts';

/** A member who can be reached by both channels. */
export function someCodeChannels(): CodeChannel[] {
  return [
    { channel: 'sms', to: '+2348012345678' },
    { channel: 'email', to: 'mara.okafor@paydirt.example' },
  ];
}

/** A code that was just sent; the next one can be requested a minute later. */
export function aCodeSent(changes: Partial<{ to: string; expiresAt: string; nextAllowedAt: string }> = {}) {
  return {
    to: '+919876543210',
    expiresAt: '2026-11-21T14:15:00.000Z',
    nextAllowedAt: '2026-11-21T14:06:00.000Z',
    ...changes,
  };
}

/** A puzzle that is solved almost instantly. */
export function aCaptcha() {
  return { id: 'cap_1', challenge: 'nugget', difficulty: 4, expiresAt: '2026-11-21T14:15:00.000Z' };
}

export function examples(): Example[] {
  return [exampleOf(captcha, {}, aCaptcha())];
}
