import type { ResultOf } from '../call.ts';
import { type Example, exampleOf } from '../example.ts';
import { clock, faucet, ledgerCheck, moveClock, outbox, reset, seed } from './world.ts';

/** Public codes and ready-made members, one for each state. */
export function aSeed(changes: Partial<ResultOf<typeof seed>> = {}): ResultOf<typeof seed> {
  return {
    keyNeeded: false,
    invitationCodes: ['PAYDRT', 'GRAVEL', 'SLUXCE'],
    members: [
      {
        phone: '+919876543210',
        password: 'Paydirt2026',
        fundPassword: '274905',
        name: 'Mara Iyer',
        about: 'with_leases',
      },
      {
        phone: '+919876543211',
        password: 'Paydirt2026',
        fundPassword: null,
        name: 'Tomás Vidal',
        about: 'new',
      },
      {
        phone: '+919876543212',
        password: 'Paydirt2026',
        fundPassword: null,
        name: 'Ada Okafor',
        about: 'nothing_bound',
      },
      {
        phone: '+919876543213',
        password: 'Paydirt2026',
        fundPassword: '830517',
        name: 'Jonas Weber',
        about: 'high_level',
      },
    ],
    redemptionCodes: [
      { code: 'GOLDPAN25', state: 'valid', currency: 'USDT', limit: '25.00' },
      { code: 'SPENT10', state: 'used', currency: 'USDT', limit: '10.00' },
      { code: 'LATE20K', state: 'expired', currency: 'NGN', limit: '20000.00' },
    ],
    ...changes,
  };
}

/** A message that would have been sent, with its code. */
export function anOutboxMessage(
  changes: Partial<ResultOf<typeof outbox>[number]> = {},
): ResultOf<typeof outbox>[number] {
  return {
    to: '+919876543210',
    channel: 'sms',
    code: '406193',
    text: 'Your Paydirt code is 406193. It is valid for 10 minutes. Play money, test mode.',
    time: '2026-11-21T14:05:00.000Z',
    ...changes,
  };
}

/** The test clock. */
export function aClock(
  now = '2026-11-21T14:05:00.000Z',
  changes: Partial<ResultOf<typeof clock>> = {},
): ResultOf<typeof clock> {
  return { now, state: 'ready', from: null, to: null, ...changes };
}

export function examples(): Example[] {
  return [
    exampleOf(seed, {}, aSeed()),
    exampleOf(clock, {}, aClock()),
    exampleOf(moveClock, { advanceSeconds: 86_400 }, aClock('2026-11-22T14:05:00.000Z')),
    exampleOf(outbox, {}, [anOutboxMessage()]),
    exampleOf(faucet, { phone: '+2348012345678', amount: '2000' }, { available: '4418.60' }),
    exampleOf(reset, {}, null),
    exampleOf(
      ledgerCheck,
      {},
      {
        sum: '0',
        entries: 4790,
        accounts: 61,
        ok: true,
        broken: [],
        chain: { links: 0, head: null, sealed: 0 },
      },
    ),
  ];
}
