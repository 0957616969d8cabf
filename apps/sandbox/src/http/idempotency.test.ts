import { DAY_MS } from '@paydirt/domain';
import { beforeAll, describe, expect, it } from 'vitest';

import { claimIntent } from '../operation/intents.ts';
import type { TestMember } from '../testing/with-services.ts';
import { purgeLimits } from './limits/purge.ts';
import { available, give, grant, newKey, pay, withTestCalls } from './test-calls.fixture.ts';

const services = withTestCalls();

let member: TestMember;

beforeAll(async () => {
  member = await services.insertMember();
  await grant(services, member, 1_000_000n);
});

describe('an idempotency key', () => {
  it('repeats the answer, and the work is done once', async () => {
    const key = newKey();
    const before = await available(services, member);
    const first = await services.send(pay, { amount: 7 }, { ...member, key });
    const second = await services.send(pay, { amount: 7 }, { ...member, key });
    expect(second.body).toEqual(first.body);
    expect([first.headers.get('Idempotency-Hit'), second.headers.get('Idempotency-Hit')]).toEqual([
      null,
      'true',
    ]);
    expect(await available(services, member)).toBe(before - 7n);
  });

  it('gives twenty concurrent requests one effect and one answer', async () => {
    const key = newKey();
    const before = await available(services, member);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => services.send(pay, { amount: 3 }, { ...member, key })),
    );
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers.filter(({ headers }) => headers.get('Idempotency-Hit') === null)).toHaveLength(1);
    expect(await available(services, member)).toBe(before - 3n);
  });

  it('with another body is refused', async () => {
    const key = newKey();
    await services.send(pay, { amount: 1 }, { ...member, key });
    const { status, body } = await services.send(pay, { amount: 2 }, { ...member, key });
    expect([status, body.message]).toEqual([422, 'key_reused']);
  });

  it('with another body tells its member the outcome of the first request: its result', async () => {
    const key = newKey();
    const first = await services.send(pay, { amount: 1 }, { ...member, key });
    const { body } = await services.send(pay, { amount: 2 }, { ...member, key });
    expect(body.data).toEqual({ earlier: { outcome: 'done', result: first.body.data } });
  });

  it('with another body tells its member the outcome of the first request: its refusal', async () => {
    const poor = await services.insertMember();
    const key = newKey();
    await services.send(pay, { amount: 5 }, { ...poor, key });
    const { body } = await services.send(pay, { amount: 6 }, { ...poor, key });
    expect(body).toMatchObject({
      message: 'key_reused',
      data: { earlier: { outcome: 'refused', error: 'insufficient_balance' } },
    });
  });

  it('that another member used is a new one, and reveals nothing of theirs', async () => {
    const other = await services.insertMember();
    await grant(services, other, 50n);
    const key = newKey();
    await services.send(pay, { amount: 5 }, { ...member, key });
    const { body } = await services.send(pay, { amount: 6 }, { ...other, key });
    expect([body.message, body.data]).toEqual(['ok', { available: '0.000044' }]);
  });

  it('of a visitor reveals nothing about the first request', async () => {
    const key = newKey();
    await services.send(give, { to: 'a' }, { key });
    const { body } = await services.send(give, { to: 'b' }, { key });
    expect([body.message, body.data]).toEqual(['key_reused', null]);
  });

  it('keeps a refusal from before the transaction, in case the first request arrives late', async () => {
    const key = newKey();
    const before = await available(services, member);
    const refused = await services.send(pay, { amount: 5, before: 'not_found' }, { ...member, key });
    expect(refused.body.message).toBe('not_found');
    const late = await services.send(pay, { amount: 5, before: 'not_found' }, { ...member, key });
    expect([late.body.message, late.headers.get('Idempotency-Hit')]).toEqual(['not_found', 'true']);
    expect(await available(services, member)).toBe(before);
  });

  it('stays free after a refusal that a new session, a PIN or a confirmed identity can resolve', async () => {
    const key = newKey();
    const input = { amount: 5, before: 'verify_needed' };
    for (const hit of [null, null]) {
      const { body, headers } = await services.send(pay, input, { ...member, key });
      expect([body.message, headers.get('Idempotency-Hit')]).toEqual(['verify_needed', hit]);
    }
  });

  it('is separate for each member', async () => {
    const key = newKey();
    const other = await services.insertMember();
    await grant(services, other, 50n);
    await services.send(pay, { amount: 2 }, { ...member, key });
    const { body } = await services.send(pay, { amount: 2 }, { ...other, key });
    expect(body.data).toEqual({ available: '0.000048' });
  });

  it('keeps a final refusal', async () => {
    const poor = await services.insertMember();
    const key = newKey();
    expect((await services.send(pay, { amount: 5 }, { ...poor, key })).body.message).toBe(
      'insufficient_balance',
    );
    await grant(services, poor, 100n);
    const again = await services.send(pay, { amount: 5 }, { ...poor, key });
    expect(again.body.message).toBe('insufficient_balance');
    expect(again.headers.get('Idempotency-Hit')).toBe('true');
    expect((await services.send(pay, { amount: 5 }, { ...poor, key: newKey() })).body.message).toBe('ok');
  });

  it.each([
    ['refuse', 'sold_out'],
    ['retry', 'unavailable'],
    ['throw', 'internal'],
  ])('rolls back the work when it ends with: %s', async (fail, message) => {
    const before = await available(services, member);
    const key = newKey();
    expect((await services.send(pay, { amount: 5, fail }, { ...member, key })).body.message).toBe(message);
    expect(await available(services, member)).toBe(before);
  });

  it('is free again after a failure that can be retried, or invalid parameters', async () => {
    const [first, second] = [newKey(), newKey()];
    await services.send(pay, { amount: 5, fail: 'throw' }, { ...member, key: first });
    expect((await services.send(pay, { amount: 5 }, { ...member, key: first })).body.message).toBe('ok');
    await services.send(pay, { amount: 'x' }, { ...member, key: second });
    expect((await services.send(pay, { amount: 5 }, { ...member, key: second })).body.message).toBe('ok');
  });

  it('is not needed for a quote, and is limited in length', async () => {
    expect((await services.send(pay, { amount: 5, quote: true }, member)).status).toBe(200);
    const { body } = await services.send(pay, { amount: 5 }, { ...member, key: 'k'.repeat(256) });
    expect(body).toMatchObject({
      message: 'invalid_input',
      data: { fields: { 'Idempotency-Key': 'too_long' } },
    });
  });
});

describe('a stored answer', () => {
  const intentOf = (key: string) => ({
    memberId: member.id,
    call: 'sandbox/test/pay',
    key,
    requestHash: services.ports.sha256('any'),
  });
  const age = (keys: readonly string[], days: number) =>
    services.database.query(
      `update idempotency set kept_at = now() - make_interval(days => $2) where key = any($1::text[])`,
      [keys, days],
    );
  const areKept = async (keys: readonly string[]) => {
    const kept = await services.database.query<{ key: string }>(
      'select key from idempotency where key = any($1::text[])',
      [keys],
    );
    return kept.map(({ key }) => key).toSorted();
  };

  it('is kept for sixty days of real time, wherever the test clock is moved, and then removed', async () => {
    const [old, recent, fresh] = ['purge-a', 'purge-b', 'purge-c'];
    for (const key of [old, recent, fresh]) await services.send(pay, { amount: 1 }, { ...member, key });
    await services.database.query(
      `insert into idempotency (member_id, call, key, request_hash, http, answer, created_at)
       select '', 'any', 'purge-many-' || n, '', 200, 'null', now() from generate_series(1, 2500) as n`,
    );
    const many = Array.from({ length: 2500 }, (_, n) => `purge-many-${n + 1}`);
    await age([old, ...many], 61);
    await age([recent], 59);
    await services.advance(90 * DAY_MS);
    await purgeLimits(services.database);
    expect(await areKept([old, recent, fresh, ...many])).toEqual([recent, fresh]);
    for (const key of [recent, fresh]) {
      const again = await services.send(pay, { amount: 1 }, { ...member, key });
      expect(again.headers.get('Idempotency-Hit')).toBe('true');
    }
  });

  it('is not removed while its request is under way, or while another transaction holds it', async () => {
    const [running, held] = [newKey(), newKey()];
    await services.send(pay, { amount: 1 }, { ...member, key: held });
    await age([held], 61);
    await services.database.transaction(async (sql) => {
      await claimIntent(sql, intentOf(running), new Date(0));
      await sql.query('select from idempotency where key = $1 for update', [held]);
      await purgeLimits(services.database);
    });
    expect(await areKept([running, held])).toEqual([running, held].toSorted());
  });

  it('that is removed while its request is sent once more lets that be the first', async () => {
    const key = newKey();
    await services.send(pay, { amount: 1 }, { ...member, key });
    let removed = false;
    const claimed = await services.database.transaction((sql) =>
      claimIntent(
        {
          ...sql,
          async query(statement, values) {
            if (statement.includes('select') && !removed) {
              removed = true;
              await sql.query('delete from idempotency where key = $1', [key]);
            }
            return sql.query(statement, values);
          },
        },
        intentOf(key),
        new Date(0),
      ),
    );
    expect(claimed).toBeNull();
  });
});
