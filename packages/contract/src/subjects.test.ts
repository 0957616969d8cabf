import { describe, expect, it } from 'vitest';

import type { Call, Subject } from './call.ts';
import { allCalls } from './calls.ts';
import { amountSchema } from './basics.ts';
import { bindEmail } from './account/fund-password.ts';
import { modifyHead, modifyName, removeHead } from './account/profile.ts';

/** Calls whose answer never changes, is fetched each time, or belongs to logging in. */
const REQUESTED_EACH_TIME: ReadonlySet<string> = new Set([
  'user/auth/captcha',
  'user/auth/countrys',
  'user/sys/queryPopUpRwList',
  'user/account/export',
  'user/intent/outcome',
  'user/share/inviter',
  'user/appUrl/link',
  'assets/delivery/regions',
  'assets/system/pay/config/banks',
  'exchange/exchangeRate/get',
  'goods/mine/order/agreement',
  'wallet/account/records/export',
  'wallet/statement/file',
  'message/socket',
  'sandbox/clock',
  'sandbox/scenario',
  'sandbox/seed',
]);

/** Amounts of offers, not of anyone's money. */
const PRICES: ReadonlySet<string> = new Set([
  'exchange/coupon/all',
  'exchange/coupon/productCoupons',
  'exchange/coupon/userProductCoupons',
  'exchange/coupon/queryPruductCouponData',
  'goods/mine/product/list',
  'goods/mine/product/detail',
  'income/income/pattern',
  'user/signin/today',
  'user/signin/record',
  'user/share/info',
  'user/sys/info',
  'wallet/cash/withdraw/status',
  'wallet/recharge/config',
  'wallet/withdraw/config',
  'sandbox/submission/list',
]);

const nameOf = ({ service, path }: Call) => `${service}/${path}`;
const reads = allCalls.filter((call) => call.method === 'GET' && !REQUESTED_EACH_TIME.has(nameOf(call)));
const moneyCalls = allCalls.filter(({ money }) => money);

/** Look for an amount of play USDT anywhere in a schema. */
function holdsAmount(schema: unknown, seen = new Set<unknown>()): boolean {
  if (schema === amountSchema) return true;
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return false;
  seen.add(schema);
  return Object.values(schema).some((part) => holdsAmount(part, seen));
}

describe('a call', () => {
  it.each(reads.map((call) => [nameOf(call), call] as const))('%s declares what it shows', (_name, call) => {
    expect(call.shows).not.toEqual([]);
  });

  it.each(allCalls.map((call) => [nameOf(call), call] as const))(
    '%s shows or changes something, not both',
    (_name, call) => {
      expect(call.shows.length === 0 || call.changes.length === 0).toBe(true);
    },
  );

  it.each(moneyCalls.map((call) => [nameOf(call), call] as const))(
    '%s, which moves money, declares that it changes it',
    (_name, call) => {
      expect(call.changes).toContain('money');
    },
  );

  it.each(
    reads
      .filter((call) => !PRICES.has(nameOf(call)) && holdsAmount(call.result))
      .map((call) => [nameOf(call), call] as const),
  )('%s, which shows a member’s money, is fetched again after money moved', (_name, call) => {
    expect(call.shows).toContain('money');
  });

  it.each([modifyName, modifyHead, removeHead, bindEmail].map((call) => [nameOf(call), call] as const))(
    '%s changes posts and comments, which show the name and the avatar',
    (_name, { changes }) => {
      expect(changes).toEqual(expect.arrayContaining(['posts', 'comments']));
    },
  );

  it('changes only subjects that some call shows', () => {
    const shown = new Set(allCalls.flatMap(({ shows }) => shows));
    for (const { changes } of allCalls) for (const subject of changes) expect(shown).toContain(subject);
  });
});

/**
 * Subjects that are never kept, because anyone who holds the device could read them: security, codes, support,
 * other people.
 */
const NEVER_KEPT: readonly Subject[] = [
  'security',
  'verification',
  'pin',
  'people',
  'posts',
  'comments',
  'blocked',
  'reports',
  'submitted_posts',
  'messages',
  'feedback',
  'support',
  'submissions',
  'outbox',
];

describe('caching on the device', () => {
  it('is opt-in: calls are not cached unless they declare it', () => {
    expect(allCalls.filter(({ method, keep }) => method === 'GET' && !keep).length).toBeGreaterThan(0);
    expect(allCalls.filter(({ changes, keep }) => keep && changes.length > 0)).toEqual([]);
  });

  // Counts of one's own team, and how often a notice was opened, name nobody.
  const COUNTS = new Set(['user/team/summary', 'user/sys/popular-notices']);
  it.each(
    allCalls
      .filter((call) => call.keep && !COUNTS.has(nameOf(call)))
      .map((call) => [nameOf(call), call] as const),
  )('includes no other person and no secret in %s', (_name, { shows }) => {
    expect(shows.filter((subject) => NEVER_KEPT.includes(subject))).toEqual([]);
  });

  it.each(['user/security/events', 'user/session/list', 'sandbox/outbox', 'dynamic/square/list'])(
    'does not include %s',
    (name) => {
      expect(allCalls.find((call) => nameOf(call) === name)?.keep).toBe(false);
    },
  );
});
