import { describe, expect, test } from 'vitest';

import { exportAccount } from './account/leaving.ts';
import { createOrder } from './goods/orders.ts';
import { outbox } from './sandbox/world.ts';
import { userInfo } from './account/session.ts';
import { balance } from './wallet/balance.ts';
import { answer, clientBefore, failureOf, type Sent } from './client.fixture.ts';
import { CallError } from './client.ts';
import { CLOCK_HEADER, MODE, MODE_HEADER, WORLD_HEADER } from './envelope.ts';
import { CLIENT_ERRORS, type ErrorName, ERRORS } from './errors.ts';

const HELD = {
  available: '1.00',
  receivable: '0.00',
  arriving: '0.00',
  withdrawing: '0.00',
  currency: 'USDT',
};

describe('the world id of an answer', () => {
  test('is reported, for refusals as well, and not when an answer has none', async () => {
    const worlds: string[] = [];
    const headers = [{ [WORLD_HEADER]: 'w-1' }, {}, { [WORLD_HEADER]: 'w-2' }];
    const { client } = clientBefore(
      () => answer(null, { status: 401, headers: { [MODE_HEADER]: MODE, ...headers.shift() } }),
      { onWorld: (world) => worlds.push(world) },
    );
    for (let attempt = 0; attempt < 3; attempt += 1) await failureOf(client.call(userInfo, {}));
    expect(worlds).toEqual(['w-1', 'w-2']);
  });
});

describe('a request', () => {
  test('carries language, token and key, form-encoded', async () => {
    const { client, sent } = clientBefore(() =>
      answer(null, { status: 409, message: 'sold_out', code: 3001 }),
    );
    await failureOf(
      client.call(createOrder, { productId: 'a&b', couponId: undefined }, { idempotencyKey: 'k1' }),
    );
    expect(sent[0]?.url).toBe('/api/goods/mine/order/create');
    expect(sent[0]?.body).toBe('productId=a%26b');
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toMatchObject({
      language: 'ta_IN',
      'x-access-token': 'token',
      'idempotency-key': 'k1',
    });
  });

  test('carries no token for a visitor', async () => {
    const { client, sent } = clientBefore(() => answer(HELD), { token: () => null });
    await client.call(balance, {});
    expect(sent[0]?.headers.has('X-Access-Token')).toBe(false);
  });
});

describe('a class key', () => {
  const keyOf = (one: Sent | undefined) => one?.headers.get('X-Class-Key') ?? null;

  test('is sent as a header, with the calls that take one and no others', async () => {
    const { client, sent } = clientBefore(() => answer([]), { classKey: () => '48217735' });
    await client.call(outbox, {});
    await client.call(outbox, {}, { classKey: '11112222' });
    await failureOf(client.call(balance, {}));
    expect(sent.map(keyOf)).toEqual(['48217735', '11112222', null]);
    expect(sent.every(({ url, body }) => !/48217735|11112222/.test(url + body))).toBe(true);
  });

  test('that is invalid is not sent, and a wrong one is reported', async () => {
    const wrong: string[] = [];
    const { client, sent } = clientBefore(
      () => answer(null, { status: 403, message: 'class_key_wrong', code: 4021 }),
      { classKey: () => null, onClassKeyWrong: (key) => wrong.push(key) },
    );
    await failureOf(client.call(outbox, {}));
    const failure = await failureOf(client.call(outbox, {}, { classKey: '11112222' }));
    expect(sent.map(keyOf)).toEqual([null, '11112222']);
    expect([failure.name, failure.retryable]).toEqual(['class_key_wrong', false]);
    expect(wrong).toEqual(['', '11112222']);
  });
});

test('reports a call that is not allowed at all, and no other refusal', async () => {
  let forbidden = 0;
  const messages = ['not_found', 'forbidden'];
  const { client } = clientBefore(
    () => answer(null, { status: 403, message: messages.shift() ?? '', code: 403 }),
    {
      onForbidden: () => {
        forbidden += 1;
      },
    },
  );
  expect((await failureOf(client.call(balance, {}))).name).toBe('not_found');
  expect(forbidden).toBe(0);
  expect((await failureOf(client.call(balance, {}))).name).toBe('forbidden');
  expect(forbidden).toBe(1);
});

describe('an answer', () => {
  test('contains the data of the schema, and sets the services’ clock', async () => {
    const headers = { [MODE_HEADER]: MODE, [CLOCK_HEADER]: '2026-11-21T14:05:00.000Z' };
    const { client, events } = clientBefore(() => answer({ ...HELD, extra: 'dropped' }, { headers }));
    expect((await client.call(balance, {})).data).toEqual(HELD);
    expect(events).toMatchObject({ clock: [Date.UTC(2026, 10, 21, 14, 5)], noClock: 0 });
  });

  test.each([
    ['a field of another kind', () => answer({ ...HELD, available: 1 }), 'account/balance: available'],
    ['a missing field', () => answer({ ...HELD, arriving: undefined }), 'account/balance: arriving'],
    ['no envelope', () => Response.json([1], { headers: { [MODE_HEADER]: MODE } }), 'no envelope'],
    ['no JSON', () => new Response('<html>', { headers: { [MODE_HEADER]: MODE } }), 'no envelope'],
  ])('with %s is an error that names it', async (_name, respond, msg) => {
    const { client } = clientBefore(respond);
    expect(await failureOf(client.call(balance, {}))).toMatchObject({ name: 'bad_answer', msg });
  });

  test.each(Object.keys(ERRORS) as ErrorName[])('keeps the name, code and text of %s', async (name) => {
    const { code, http, retryable } = ERRORS[name];
    const { client } = clientBefore(() => answer({ limit: '1.00' }, { status: http, message: name, code }));
    const failure = await failureOf(client.call(balance, {}));
    expect(failure).toMatchObject({ name, code, msg: 'in words', retryable, details: { limit: '1.00' } });
  });

  test('is refused when it does not declare test mode, and nothing of it is shown (H1)', async () => {
    for (const headers of [{}, { [MODE_HEADER]: 'live' }]) {
      const { client, events } = clientBefore(() => answer(HELD, { headers }));
      expect(await failureOf(client.call(balance, {}))).toMatchObject({
        name: 'not_test_mode',
        retryable: false,
      });
      expect(events.notTestMode).toBe(1);
    }
  });

  const page = { headers: { 'Content-Type': 'text/html' } };
  test.each([
    ['a failing gateway', () => new Response('Bad gateway', { status: 502 })],
    ['a captive portal', () => new Response('<html>Log in', page)],
    ['a network that blocks the request', () => new Response('<html>Refused', { ...page, status: 403 })],
    ['a filter that answers in JSON', () => Response.json({ blocked: true }, { status: 403 })],
    [
      'somewhere else',
      () => Object.defineProperty(answer(HELD, { headers: {} }), 'redirected', { value: true }),
    ],
  ])(
    'from %s does not count as a live service, and the next valid answer is accepted',
    async (_name, respond) => {
      const answers = [respond(), answer(HELD)];
      const { client, events } = clientBefore(() => answers.shift() ?? expect.unreachable('asked too often'));
      expect(await failureOf(client.call(balance, {}))).toMatchObject({
        name: 'unavailable',
        retryable: true,
      });
      expect(events).toMatchObject({ notTestMode: 0, clock: [], noClock: 1 });
      expect((await client.call(balance, {})).data).toEqual(HELD);
    },
  );
});

describe('a lost session', () => {
  test.each([
    ['in the HTTP status', { status: 401, message: 'unauthorized' }],
    ['in the code alone', { status: 200, message: 'unauthorized', code: 401 }],
  ])('%s is reported once, however many calls fail', async (_name, init) => {
    const { client, events } = clientBefore(() => answer(null, init));
    const failures = await Promise.all(Array.from({ length: 8 }, () => failureOf(client.call(userInfo, {}))));
    expect(failures.every(({ name }) => name === 'unauthorized')).toBe(true);
    expect(events.unauthorized).toBe(1);
  });

  test('is reported again for the next token', async () => {
    let token = 'first';
    const { client, events } = clientBefore(() => answer(null, { status: 401, message: 'unauthorized' }), {
      token: () => token,
    });
    await failureOf(client.call(userInfo, {}));
    token = 'second';
    await failureOf(client.call(userInfo, {}));
    expect(events.unauthorized).toBe(2);
  });
});

describe('a failed connection', () => {
  test('is reported as offline, and can be retried', async () => {
    const { client, events } = clientBefore(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failureOf(client.call(balance, {}))).toMatchObject({
      name: 'offline',
      retryable: CLIENT_ERRORS.offline.retryable,
    });
    expect(events.noClock).toBe(1);
  });

  test('is reported as a timeout once the limit is over', async () => {
    const { client, events } = clientBefore(() => answer(HELD), {
      timeoutMs: 1,
      fetch: (_url, init) =>
        new Promise((_, reject) =>
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
        ),
    });
    expect(await failureOf(client.call(balance, {}))).toMatchObject({ name: 'timeout' });
    expect(events.noClock).toBe(1);
  });

  describe('whose answer breaks off after its headers', () => {
    const begun = (headers: Record<string, string>) => (_url: unknown, init?: RequestInit) => {
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{'));
          init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
          if (headers['broken'] !== undefined) controller.error(new TypeError('network error'));
        },
      });
      return Promise.resolve(new Response(body, { headers }));
    };
    const ours = { [MODE_HEADER]: MODE };
    const gateway = { 'Content-Type': 'application/json' };

    test.each([
      ['offline', { ...ours, broken: 'yes' }],
      ['offline', { ...gateway, broken: 'yes' }],
      ['timeout', ours],
      ['timeout', gateway],
    ])('is reported as %s: %j', async (name, headers) => {
      const { client, events } = clientBefore(() => answer(HELD), { timeoutMs: 20, fetch: begun(headers) });
      expect(await failureOf(client.call(balance, {}))).toMatchObject({ name, code: 0 });
      expect(events.noClock).toBeGreaterThan(0);
    });

    test('is not a failure when the caller aborted', async () => {
      const controller = new AbortController();
      const { client } = clientBefore(() => answer(HELD), { fetch: begun(ours) });
      const call = failureOf(client.call(balance, {}, { signal: controller.signal }));
      controller.abort();
      expect(await call).toMatchObject({ name: 'AbortError' });
    });
  });

  test('is not reported of a file before the limit of an upload', async () => {
    const { client } = clientBefore(() => answer(HELD), {
      timeoutMs: 1,
      fetch: (_url, init) =>
        new Promise((resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
          const other = AbortSignal.timeout(1);
          other.addEventListener('abort', () =>
            resolve(new Response('file', { headers: { [MODE_HEADER]: MODE } })),
          );
        }),
    });
    expect((await client.call(exportAccount, {})).data).toBeInstanceOf(Response);
  });

  test('is not a failure when the caller aborted', async () => {
    const controller = new AbortController();
    const { client, events } = clientBefore(() => {
      controller.abort();
      return Promise.reject(new DOMException('Aborted', 'AbortError'));
    });
    const failure = await failureOf(client.call(balance, {}, { signal: controller.signal }));
    expect(failure).not.toBeInstanceOf(CallError);
    expect(events.noClock).toBe(0);
  });
});
