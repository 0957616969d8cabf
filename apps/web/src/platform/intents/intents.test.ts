import { describe, expect, it, vi } from 'vitest';

import { allIntentValues, memberIntentValues, storedValueOf } from '../storage/stored-value.ts';
import { type KeyValueStore, memoryStore } from '../storage/storage.ts';
import { isSameRequest, createIntents, isClosedBy, KEPT_MS, readConfirmed } from './intents.ts';

const LEASE = {
  call: 'goods/mine/order/create',
  input: { productId: '7', couponId: 'c-1' },
  shown: { pays: '100', price: '120', discount: '20' },
  from: '/index/detail',
};

/** A tab of a browser, by its storage. */
function tabOf(
  local = memoryStore(),
  {
    userId = 'm-1',
    now = (): number => 0,
    perTab = memoryStore(),
  }: { userId?: string | null; now?: () => number; perTab?: KeyValueStore } = {},
) {
  return createIntents({
    storedOf: (name) => storedValueOf(name, { userId, local, perTab }),
    allValues: () => allIntentValues({ local, perTab }),
    memberValues: () => memberIntentValues({ userId, local, perTab }),
    storedWorld: { get: () => local.getItem('world'), set: (world) => local.setItem('world', world) },
    now,
  });
}

describe('an intent', () => {
  it('stays as confirmed until it is closed, whatever else is requested', () => {
    const intent = tabOf().of('lease:7');
    const confirmed = intent.confirm(LEASE);
    expect(confirmed).toMatchObject(LEASE);
    intent.lose(confirmed.key);
    expect(intent.confirm({ ...LEASE, input: { productId: '7' }, shown: { pays: '120' } })).toBe(confirmed);
    intent.close(confirmed.key);
    expect(intent.open()).toBeNull();
    expect(intent.confirm(LEASE).key).not.toBe(confirmed.key);
  });

  it('is found after a reload and in another tab, where it counts as lost', () => {
    const local = memoryStore();
    const confirmed = tabOf(local).of('lease:7').confirm(LEASE);
    const other = tabOf(local).of('lease:7');
    expect(other.open()).toEqual(confirmed);
    expect(other.lost()).toEqual(confirmed);
  });

  it('is found by every part of a page on a device without storage', () => {
    const full = {
      ...memoryStore(),
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const tab = tabOf(full);
    const confirmed = tab.of('lease:7').confirm(LEASE);
    expect(tab.of('lease:7').open()).toBe(confirmed);
    tab.of('lease:7').close(confirmed.key);
    expect(tab.of('lease:7').open()).toBeNull();
  });

  it('is dropped with its world, whichever member it belongs to', () => {
    const local = memoryStore();
    tabOf(local, { userId: 'm-2' }).of('lease:7').confirm(LEASE);
    const tab = tabOf(local);
    const intent = tab.of('lease:7');
    intent.confirm(LEASE);
    tab.forgetAll();
    expect(intent.open()).toBeNull();
    expect(tabOf(local, { userId: 'm-2' }).of('lease:7').open()).toBeNull();
  });

  it('is dropped when the services are in another world than the one it was confirmed in, and only then', () => {
    const local = memoryStore();
    const tab = tabOf(local);
    expect(tab.enterWorld('w-1')).toBe(false);
    tab.of('lease:7').confirm(LEASE);
    tabOf(local, { userId: 'm-2' }).of('lease:7').confirm(LEASE);
    expect(tab.enterWorld('w-1')).toBe(false);
    const reloaded = tabOf(local);
    expect(reloaded.enterWorld('w-1')).toBe(false);
    expect(reloaded.of('lease:7').open()).toMatchObject(LEASE);
    const listener = vi.fn<() => void>();
    reloaded.subscribe(listener);
    expect(reloaded.enterWorld('w-2')).toBe(true);
    expect(listener).toHaveBeenCalledOnce();
    expect(reloaded.of('lease:7').open()).toBeNull();
    expect(tabOf(local, { userId: 'm-2' }).of('lease:7').open()).toBeNull();
    reloaded.of('lease:7').confirm(LEASE);
    expect(reloaded.enterWorld('w-2')).toBe(false);
    expect(reloaded.of('lease:7').open()).toMatchObject({ world: 'w-2' });
  });

  it('of a visitor is dropped with its world too', () => {
    const tab = tabOf(memoryStore(), { userId: null });
    tab.enterWorld('w-1');
    tab.of('faucet').confirm(LEASE);
    expect(tab.enterWorld('w-2')).toBe(true);
    expect(tab.of('faucet').open()).toBeNull();
  });

  it('is listed among the open ones of its member', () => {
    const local = memoryStore();
    const tab = tabOf(local);
    const { key } = tab.of('lease:7').confirm(LEASE);
    tabOf(local, { userId: 'm-2' }).of('lease:8').confirm(LEASE);
    expect(tab.openOnes().map((one) => one.key)).toEqual([key]);
    tab.of('lease:7').close(key);
    expect(tab.openOnes()).toEqual([]);
  });

  it('is not lost while its first request is under way', () => {
    const intent = tabOf().of('lease:7');
    const { key } = intent.confirm(LEASE);
    expect(intent.lost()).toBeNull();
    intent.lose(key);
    expect(intent.lost()).toMatchObject(LEASE);
  });

  it('closed in one tab is closed in the other, which is notified', () => {
    const local = memoryStore();
    const [one, other] = [tabOf(local), tabOf(local)];
    const { key } = one.of('lease:7').confirm(LEASE);
    const listener = vi.fn<() => void>();
    const seen = other.of('lease:7');
    expect(seen.open()?.key).toBe(key);
    other.subscribe(listener);
    one.of('lease:7').close(key);
    other.follow();
    expect(listener).toHaveBeenCalledOnce();
    expect(seen.open()).toBeNull();
  });

  it('is not closed by the answer to an earlier one', () => {
    const intent = tabOf().of('lease:7');
    const first = intent.confirm(LEASE);
    intent.close(first.key);
    const second = intent.confirm(LEASE);
    intent.close(first.key);
    expect(intent.open()).toBe(second);
  });

  it('belongs to one member and one subject', () => {
    const local = memoryStore();
    tabOf(local).of('lease:7').confirm(LEASE);
    expect(tabOf(local, { userId: 'm-2' }).of('lease:7').open()).toBeNull();
    expect(tabOf(local).of('lease:8').open()).toBeNull();
  });

  it('can be found by its name to ask for its outcome', () => {
    const local = memoryStore();
    const tab = tabOf(local);
    tab.of('lease:7').confirm(LEASE);
    tab.of('withdraw:usdt').confirm({ ...LEASE, from: '/user/withdraw' });
    expect(tab.names().toSorted()).toEqual(['lease:7', 'withdraw:usdt']);
    expect(tabOf(local).of('withdraw:usdt').lost()?.from).toBe('/user/withdraw');
    expect(tabOf(local, { userId: 'm-2' }).names()).toEqual([]);
  });

  it('stores no secret', () => {
    const local = memoryStore();
    const intent = tabOf(local).of('withdraw:usdt');
    intent.confirm({
      call: 'wallet/withdraw/create',
      input: { amount: '5', fundPassword: '271828' },
      shown: {},
      from: '/user/withdraw',
    });
    expect(intent.open()?.input).toEqual({ amount: '5' });
    expect(local.getItem(local.key(0) ?? '')).not.toContain('271828');
  });

  it('is kept for as long as the page is open when the device has no room', () => {
    const intent = tabOf({
      ...memoryStore(),
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    }).of('lease:7');
    const confirmed = intent.confirm(LEASE);
    expect(intent.open()).toBe(confirmed);
    intent.close(confirmed.key);
    expect(intent.open()).toBeNull();
  });

  it('expires after thirty days', () => {
    const local = memoryStore();
    tabOf(local).of('lease:7').confirm(LEASE);
    expect(
      tabOf(local, { now: () => KEPT_MS })
        .of('lease:7')
        .open(),
    ).toMatchObject(LEASE);
    expect(
      tabOf(local, { now: () => KEPT_MS + 1 })
        .of('lease:7')
        .open(),
    ).toBeNull();
  });

  it.each([
    null,
    'k',
    { key: 7 },
    { key: 'k', sent: true },
    { key: 'k', call: 'c', input: null, shown: {}, at: 0 },
  ])('is not read from invalid data: %j', (kept) => {
    expect(readConfirmed(kept, 0)).toBeNull();
  });
});

describe('isSameRequest', () => {
  const request = { call: 'wallet/withdraw/create', input: { channel: 'usdt', amount: '5' }, shown: {} };

  it('compares contents, in any order and without secrets', () => {
    const again = { call: request.call, input: { amount: '5', fundPassword: '271828', channel: 'usdt' } };
    expect(isSameRequest(request, again)).toBe(true);
  });

  it('distinguishes another amount, and another call', () => {
    expect(isSameRequest(request, { ...request, input: { channel: 'usdt', amount: '6' } })).toBe(false);
    expect(isSameRequest(request, { ...request, call: 'wallet/recharge/add' })).toBe(false);
  });
});

describe('isClosedBy', () => {
  const refusal = { retryable: false };

  it.each(['offline', 'timeout', 'bad_answer', 'unavailable', 'internal', 'in_flight'] as const)(
    'is false for a lost connection or service: %s',
    (name) => {
      expect(isClosedBy({ name, retryable: true }, true)).toBe(false);
      expect(isClosedBy({ name, retryable: true }, false)).toBe(false);
    },
  );

  it('is false for an answer that did not come from the services', () => {
    expect(isClosedBy({ name: 'not_test_mode', ...refusal }, true)).toBe(false);
  });

  it('is true for an outcome that the services keep under the key', () => {
    expect(isClosedBy({ name: 'insufficient_balance', ...refusal }, true)).toBe(true);
    expect(isClosedBy({ name: 'insufficient_balance', ...refusal }, false)).toBe(true);
  });

  it.each(['invalid_input', 'key_void', 'key_reused'] as const)(
    'is true for a final answer, even after a lost one: %s',
    (name) => {
      expect(isClosedBy({ name, ...refusal }, false)).toBe(true);
    },
  );

  it.each(['unauthorized', 'class_key_needed', 'fund_password_wrong', 'verify_needed'] as const)(
    'is true for a first request and false after a lost answer: %s',
    (name) => {
      expect(isClosedBy({ name, ...refusal }, true)).toBe(true);
      expect(isClosedBy({ name, ...refusal }, false)).toBe(false);
    },
  );
});
