import type { Call } from '@paydirt/contract';
import { allCalls } from '@paydirt/contract/calls';
import { errorsOf } from '@paydirt/contract/openapi';
import { supportLink } from '@paydirt/contract/messages/support';
import { ledgerCheck } from '@paydirt/contract/sandbox/world';
import { balance } from '@paydirt/contract/wallet/balance';
import { moneyProof, moneyReport } from '@paydirt/contract/wallet/money';
import { recordsExport } from '@paydirt/contract/wallet/records';
import { accountHistory, statementFile } from '@paydirt/contract/wallet/statement';
import { DAY_MS } from '@paydirt/domain';
import { describe, expect, it } from 'vitest';

import { memberWith } from '../../testing/seeded-services.ts';
import { requestFile } from '../../testing/request-file.ts';
import { type Services, withServices } from '../../testing/with-services.ts';
import { networkOf } from '../connections/client-address.ts';
import { limitsOf, RATE_LIMITS, type RateLimits, scaledLimits } from './rate-limits.ts';
import { keep, withTestCalls } from '../test-calls.fixture.ts';

const HOUR = 3600;
const LET_IN = 3;
/** A low limit for each member, in a window longer than any test; a high one for their network. */
const few = Object.fromEntries(
  Object.entries(scaledLimits(1000)).map(([sort, limits]) => [
    sort,
    limits.map((limit) => ({
      ...limit,
      windowSeconds: HOUR,
      ...((limit.by === 'member' || sort === 'audit') && { hits: LET_IN }),
    })),
  ]),
) as unknown as RateLimits;

/** Let the windows of real time end. */
const endWindows = ({ database }: Services) =>
  database.query(`update rate_limit set ends_at = now() - interval '1 second'`);

describe('too many requests', () => {
  const services = withTestCalls({ rateLimits: few });

  it('are refused with a time to retry, and then allowed', async () => {
    const eager = await services.insertMember();
    const send = () => services.send(keep, { keep: false }, eager);
    for (let i = 0; i < LET_IN; i += 1) expect((await send()).body.message).toBe('code_wrong');
    const refused = await send();
    expect([refused.status, refused.body.message]).toEqual([429, 'too_many_requests']);
    const wait = Number(refused.headers.get('Retry-After'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(HOUR);
    await endWindows(services);
    for (let i = 0; i < LET_IN; i += 1) expect((await send()).body.message).toBe('code_wrong');
    expect((await send()).body.message).toBe('too_many_requests');
  });

  it('are not allowed by moving the test clock', async () => {
    const eager = await services.insertMember();
    const send = async () => (await services.send(keep, { keep: false }, eager)).body.message;
    for (let i = 0; i <= LET_IN; i += 1) await send();
    await services.advance(40 * DAY_MS);
    expect(await send()).toBe('too_many_requests');
  });

  it('of one member do not affect others', async () => {
    const [eager, other] = [await services.insertMember(), await services.insertMember()];
    for (let i = 0; i <= LET_IN; i += 1) await services.send(keep, { keep: false }, eager);
    expect((await services.send(keep, { keep: false }, other)).body.message).toBe('code_wrong');
  });
});

describe('costly reads', () => {
  const services = withServices({ seeded: true, rateLimits: few });

  it.each([
    ['the report', moneyReport, {}],
    ['the proof', moneyProof, {}],
    ['the history', accountHistory, {}],
    ['the whole ledger', ledgerCheck, {}],
    ['a statement', statementFile, { month: '2026-01', format: 'csv' }],
    ['an export', recordsExport, {}],
    ['a ticket for the chat, which each of them writes', supportLink, {}],
  ] as [string, Call, Record<string, string>][])('are limited: %s', async (_name, call, input) => {
    await endWindows(services);
    const { token } = await memberWith(services, '0');
    const ask = async () => {
      const answer = await requestFile(services, call, input, { token });
      // A file that is not read to its end keeps its place in the queue until the services give it up.
      await answer.arrayBuffer();
      return answer.status;
    };
    for (let i = 0; i < LET_IN; i += 1) expect(await ask()).not.toBe(429);
    expect(await ask()).toBe(429);
  });

  it('are the only reads that are limited', async () => {
    const { token } = await memberWith(services, '0');
    const answers = [];
    for (let i = 0; i < 5 * LET_IN; i += 1)
      answers.push((await services.send(balance, {}, { token })).status);
    expect(new Set(answers)).toEqual(new Set([200]));
  });
});

describe('the limits of the services', () => {
  it('apply to every call that writes or is costly, and appear in its description', () => {
    for (const call of allCalls) {
      const limited = limitsOf(call, RATE_LIMITS).length > 0;
      expect([call.path, limited]).toEqual([
        call.path,
        call.method === 'POST' || call.file !== undefined || call.costly === true,
      ]);
      // Where a class key is taken, wrong ones are limited.
      const isLimited = limited || call.classAccess !== 'open';
      expect([call.path, errorsOf(call).includes('too_many_requests')]).toEqual([call.path, isLimited]);
    }
  });

  it('are high enough for a person at any call, and for a class behind one address', () => {
    for (const limit of Object.values(RATE_LIMITS).flat()) {
      // Beyond it the app solves a puzzle for a second, unnoticed.
      if (limit.beyond === 'puzzle') continue;
      const perMinute = (limit.hits * 60) / limit.windowSeconds;
      expect(perMinute).toBeGreaterThanOrEqual(limit.by === 'member' ? 60 : 90);
    }
  });
});

describe('the network of a client', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
