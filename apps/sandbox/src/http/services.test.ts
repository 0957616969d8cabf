import { ERRORS } from '@paydirt/contract';
import { beforeAll, describe, expect, it } from 'vitest';

import type { TestMember } from '../testing/with-services.ts';
import { ask, available, grant, jump, keep, look, newKey, pay, withTestCalls } from './test-calls.fixture.ts';

const services = withTestCalls();

let member: TestMember;

beforeAll(async () => {
  member = await services.insertMember();
  await grant(services, member, 1_000_000n);
});

describe('a request', () => {
  it('is answered in the envelope, with the clock', async () => {
    const { status, headers, body } = await services.send(look, { id: 'a' }, member);
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 200,
      message: 'ok',
      code: 200,
      msg: 'ok',
      data: { id: 'a', count: null, member: member.id },
    });
    const clock = Date.parse(headers.get('X-Paydirt-Clock') ?? '');
    expect(Math.abs(clock - (await services.now()))).toBeLessThan(5_000);
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  it('may send an optional parameter empty', async () => {
    const { body } = await services.send(look, { id: 'a', count: '' }, member);
    expect(body.data.count).toBeNull();
  });

  it.each([
    ['JSON', { 'Content-Type': 'application/json' }, JSON.stringify({ amount: 1, quote: true })],
    ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }, 'amount=1&quote=true'],
  ])('may carry its body as %s', async (_name, headers, body) => {
    const response = await services.app.request('/api/sandbox/test/pay', {
      method: 'POST',
      headers: { ...headers, 'X-Access-Token': member.token },
      body,
    });
    expect(response.status).toBe(200);
  });

  it('may carry its body as multipart', async () => {
    const body = new FormData();
    body.append('amount', '1');
    body.append('quote', 'true');
    const headers = { 'X-Access-Token': member.token };
    const response = await services.app.request('/api/sandbox/test/pay', { method: 'POST', headers, body });
    expect(response.status).toBe(200);
  });

  it('is refused in the language that it asks for', async () => {
    const inLanguage = async (language: string) =>
      (await services.send(look, { id: 'a' }, { headers: { Language: language } })).body.msg;
    expect(await inLanguage('en_US')).toBe('Your session has ended. Log in again.');
    expect(await inLanguage('xx_YY')).toBe('Your session has ended. Log in again.');
  });

  it('to a test control is answered with the time after it', async () => {
    const before = await services.now();
    const { headers } = await services.send(jump, {});
    expect(Date.parse(headers.get('X-Paydirt-Clock') ?? '')).toBeGreaterThanOrEqual(before + 86_400_000);
  });
});

describe('invalid parameters', () => {
  const fieldsOf = async (input: Record<string, unknown>) => {
    const { status, body } = await services.send(look, input, member);
    expect(status).toBe(400);
    expect(body.message).toBe('invalid_input');
    return (body.data as unknown as { fields: unknown }).fields;
  };

  it.each([
    ['missing', {}, { id: 'required' }],
    ['empty', { id: '' }, { id: 'required' }],
    ['too long', { id: 'x'.repeat(65) }, { id: 'too_long' }],
    ['two at once', { count: '123' }, { id: 'required', count: 'too_long' }],
    ['a zero byte', { id: 'a\0b' }, { id: 'malformed' }],
  ])('are reported by name: %s', async (_name, input, fields) => {
    expect(await fieldsOf(input)).toEqual(fields);
  });

  it.each([
    ['no JSON', 'application/json', '{'],
    ['a list', 'application/json', '[]'],
    ['nested JSON', 'application/json', '{"amount": {"$ne": 1}}'],
    ['another type', 'text/xml', '<amount>1</amount>'],
    ['a prototype', 'application/json', '{"__proto__": {"amount": "1"}}'],
  ])('are refused: %s', async (_name, type, body) => {
    const headers = { 'Content-Type': type, 'X-Access-Token': member.token, 'Idempotency-Key': newKey() };
    const response = await services.app.request('/api/sandbox/test/pay', { method: 'POST', headers, body });
    expect(response.status).toBe(400);
  });
});

describe('a refusal', () => {
  // Each step corrects the fault of the previous one, so that the next fault shows.
  it('names the first fault, in this order', async () => {
    const poor = await services.insertMember();
    const base = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'https://evil.example' };
    const steps: [Record<string, string>, string, string][] = [
      [base, 'amount='.padEnd(70_000, '1'), 'forbidden'],
      [{ Origin: 'https://friend.example' }, 'amount='.padEnd(70_000, '1'), 'too_large'],
      [{}, 'amount=x', 'unauthorized'],
      [{ 'X-Access-Token': poor.token }, 'amount=x', 'invalid_input'],
      [{}, 'amount=5', 'key_required'],
      [{ 'Idempotency-Key': newKey() }, 'amount=5', 'insufficient_balance'],
    ];
    let headers: Record<string, string> = base;
    for (const [more, body, message] of steps) {
      headers = { ...headers, ...more };
      const response = await services.app.request('/api/sandbox/test/pay', { method: 'POST', headers, body });
      const answer = (await response.json()) as { message: string; code: number; status: number };
      expect(answer.message).toBe(message);
      expect(response.status).toBe(ERRORS[message as keyof typeof ERRORS].http);
      expect(answer.code).toBe(ERRORS[message as keyof typeof ERRORS].code);
    }
  });

  it.each([
    ['no token', undefined],
    ['a wrong token', 'nonsense'],
    ['an endless token', 'x'.repeat(5_000)],
  ])('is 401 for %s', async (_name, token) => {
    const { status, body } = await services.send(look, { id: 'a' }, token === undefined ? {} : { token });
    expect([status, body.code, body.message]).toEqual([401, 401, 'unauthorized']);
  });

  it.each([
    ['revoked', 'revoked_at = now()'],
    ['expired', `expires_at = now() - interval '1 second'`],
    ['unused for a long time', `seen_at = now() - interval '15 days'`],
  ])('is 401 for a session that is %s', async (_name, change) => {
    const { token, id } = await services.insertMember();
    await services.database.query(`update session set ${change} where member_id = $1`, [id]);
    expect((await services.send(look, { id: 'a' }, { token })).status).toBe(401);
  });

  it('does not follow from moving the test clock: sessions last in real time', async () => {
    await services.advance(200 * 86_400_000);
    expect((await services.send(look, { id: 'a' }, member)).status).toBe(200);
  });

  it('keeps what it wrote only where it asks for it', async () => {
    const written = () =>
      services.database.query(`select body from outbox where destination = 'keep' order by id`);
    const { body } = await services.send(keep, { keep: false }, member);
    expect(body).toMatchObject({ message: 'code_wrong', data: { triesLeft: 3 } });
    expect(await written()).toEqual([]);
    await services.send(keep, { keep: true }, member);
    expect(await written()).toEqual([{ body: 'true' }]);
  });

  it('for an unknown path is an envelope too', async () => {
    for (const path of ['/api', '/api/', '/api/nothing', '/api/user/nothing', '/api/sandbox/test/pay']) {
      const response = await services.app.request(path);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 404, message: 'not_found' });
    }
  });
});

describe('an internal error', () => {
  it('reveals nothing technical, and is logged under the request’s id', async () => {
    const before = await available(services, member);
    const { status, headers, body } = await services.send(
      pay,
      { amount: 5, fail: 'throw' },
      { ...member, key: newKey() },
    );
    expect([status, body.message, body.data]).toEqual([500, 'internal', null]);
    expect(JSON.stringify(body)).not.toMatch(/select|secret|Error/);
    const id = headers.get('X-Request-Id') ?? 'none';
    const lines = services.log.filter((line) => line.includes(id));
    expect(lines.some((line) => line.includes('secret_table'))).toBe(true);
    expect(await available(services, member)).toBe(before);
  });

  it('results from an answer that does not match the contract', async () => {
    const before = await available(services, member);
    const { body } = await services.send(pay, { amount: 5, fail: 'shape' }, { ...member, key: newKey() });
    expect(body.message).toBe('internal');
    expect(await available(services, member)).toBe(before);
  });
});
describe('every answer', () => {
  it.each([
    '/',
    '/nothing',
    '/api/nothing',
    '/api/sandbox/test/ask',
    '/media/products/ball-mill.svg',
    '/media/../package.json',
    '/healthz',
    '/readyz',
    '/metrics',
  ])('declares test mode and is safe: %s', async (path) => {
    const { headers } = await services.app.request(path);
    expect(headers.get('X-Paydirt-Mode')).toBe('test');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    if (!path.startsWith('/media')) expect(headers.get('Content-Security-Policy')).not.toContain('unsafe');
    if (path.startsWith('/api')) expect(headers.get('X-Paydirt-Clock')).toMatch(/^\d{4}-.*Z$/);
  });

  it('with a picture is sandboxed', async () => {
    const response = await services.app.request('/media/products/ball-mill.svg');
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toContain('image/svg+xml');
    expect(response.headers.get('Content-Security-Policy')).toContain('sandbox');
  });

  it.each([
    '/media/../migrations/0001-people.sql',
    '/media/%2e%2e/package.json',
    '/media/..%2fpackage.json',
    '/media/.hidden.svg',
  ])('to a path outside the folder is 404: %s', async (path) => {
    expect((await services.app.request(path)).status).toBe(404);
  });

  it('can be read only by pages of the listed origins', async () => {
    const allowed = async (origin: string) =>
      (await services.app.request('/api/sandbox/test/ask', { headers: { Origin: origin } })).headers.get(
        'Access-Control-Allow-Origin',
      );
    expect(await allowed('https://friend.example')).toBe('https://friend.example');
    expect(await allowed('https://evil.example')).toBeNull();
  });
});

describe('the log and the metrics', () => {
  it('never contain a token', async () => {
    const { token } = await services.insertMember();
    await services.send(look, { id: 'a' }, { token });
    expect(services.log.join('\n')).not.toContain(token);
    expect(
      services.log.some((line) => (JSON.parse(line) as { call?: string }).call === 'sandbox/test/look'),
    ).toBe(true);
  });

  it('count requests by call and code', async () => {
    await services.send(ask, {});
    const here = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
    const metrics = await services.app.request('/metrics', { headers: { Host: 'localhost' } }, here);
    const text = await metrics.text();
    expect(text).toMatch(/paydirt_requests_total\{call="sandbox\/test\/ask",code="200"\} [1-9]/);
    expect(text).toMatch(/paydirt_entries [1-9]/);
  });
});
