import { login, resetPassword, sendResetCode } from '@paydirt/contract/account/login';
import { outbox } from '@paydirt/contract/sandbox/world';
import { DAY_MS } from '@paydirt/domain';
import { describe, expect, test } from 'vitest';

import { memberWith } from '../../../testing/seeded-services.ts';
import { withServices } from '../../../testing/with-services.ts';

const RIGHT = 'gold1234';
const FREE = 10;

describe('wrong passwords', () => {
  // With a trusted proxy, so that a test can send from any address.
  const services = withServices({ seeded: true, trustProxy: true });
  const ask = async (phone: string, password: string, from: string, cookie?: string) => {
    const headers = { 'X-Forwarded-For': from, ...(cookie !== undefined && { Cookie: cookie }) };
    const { body, headers: answered } = await services.send(login, { phone, password }, { headers });
    const { triesLeft, retryAfterSeconds } = (body.data ?? {}) as Record<string, unknown>;
    return {
      message: body.message,
      triesLeft,
      retryAfterSeconds: retryAfterSeconds as number | undefined,
      cookie: answered.get('Set-Cookie')?.split(';', 1)[0],
      attributes: answered.get('Set-Cookie')?.split('; ').slice(1).toSorted(),
    };
  };
  const guess = async (phone: string, from: string, times: number, cookie?: string) => {
    const answers = [];
    for (let i = 0; i < times; i += 1) answers.push(await ask(phone, `wrong${1000 + i}`, from, cookie));
    return answers;
  };
  /** Let real time pass, as far as wrong passwords are concerned. */
  const later = (seconds: number) =>
    services.database.query(
      `update login_attempt set free_at = free_at - make_interval(secs => $1),
         forgotten_at = forgotten_at - make_interval(secs => $1)`,
      [seconds],
    );

  test('of a stranger delay the stranger, with growing pauses, and not the owner', async () => {
    const { phone } = await memberWith(services, '0');
    const answers = await guess(phone, '198.51.100.1', FREE);
    expect(answers.map(({ message }) => message)).toEqual(
      Array.from({ length: FREE }, () => 'wrong_credentials'),
    );
    expect(answers.slice(0, -1).map(({ triesLeft }) => triesLeft)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
    const pauses = [answers.at(-1)?.retryAfterSeconds ?? 0];
    for (let i = 0; i < 8; i += 1) {
      // During a pause not even the right password is checked.
      expect((await ask(phone, RIGHT, '198.51.100.1')).message).toBe('account_locked');
      await later(pauses.at(-1) ?? 0);
      const [next] = await guess(phone, '198.51.100.1', 1);
      expect(next?.message).toBe('wrong_credentials');
      pauses.push(next?.retryAfterSeconds ?? 0);
    }
    expect(pauses).toEqual([30, 60, 120, 240, 480, 900, 900, 900, 900]);
    expect((await ask(phone, RIGHT, '203.0.113.5')).message).toBe('ok');
  });

  test('are not reset by moving the test clock', async () => {
    const { phone } = await memberWith(services, '0');
    await guess(phone, '198.51.100.2', FREE);
    await services.advance(DAY_MS);
    expect((await ask(phone, RIGHT, '198.51.100.2')).message).toBe('account_locked');
    await later(31);
    expect((await ask(phone, RIGHT, '198.51.100.2')).message).toBe('ok');
  });

  test('from the owner’s address do not delay the browser that the owner has used', async () => {
    const { phone } = await memberWith(services, '0');
    const { cookie, attributes } = await ask(phone, RIGHT, '198.51.100.3');
    expect(cookie).toMatch(/^paydirt-device=[\w-]{43}$/);
    expect(attributes).toEqual(['HttpOnly', 'Max-Age=15552000', 'Path=/', 'SameSite=Strict']);
    await guess(phone, '198.51.100.3', FREE + 1);
    expect((await ask(phone, RIGHT, '198.51.100.3')).message).toBe('account_locked');
    expect((await ask(phone, RIGHT, '198.51.100.3', cookie)).message).toBe('ok');
    expect((await ask(phone, RIGHT, '203.0.113.6', cookie)).message).toBe('ok');
  });

  test('in a known browser have their own pauses', async () => {
    const { phone } = await memberWith(services, '0');
    const { cookie } = await ask(phone, RIGHT, '198.51.100.4');
    await guess(phone, '198.51.100.4', FREE, cookie);
    expect((await ask(phone, RIGHT, '198.51.100.4', cookie)).message).toBe('account_locked');
    expect((await ask(phone, RIGHT, '198.51.100.4')).message).toBe('ok');
  });

  test('count for the network, whatever device a stranger claims', async () => {
    const [{ phone }, other] = [await memberWith(services, '0'), await memberWith(services, '0')];
    // Known to another member, or to nobody.
    const { cookie } = await ask(other.phone, RIGHT, '198.51.100.5');
    for (let i = 0; i < FREE; i += 1)
      await ask(phone, 'wrong1234', '198.51.100.5', i % 2 === 0 ? cookie : `paydirt-device=made-up-${i}`);
    expect((await ask(phone, RIGHT, '198.51.100.5', cookie)).message).toBe('account_locked');
  });

  test('from one IPv6 customer network count together', async () => {
    const { phone } = await memberWith(services, '0');
    for (let i = 0; i < FREE; i += 1) await guess(phone, `2001:db8:5:6::${i}`, 1);
    expect((await ask(phone, RIGHT, '2001:db8:5:6:ffff::1')).message).toBe('account_locked');
    expect((await ask(phone, RIGHT, '2001:db8:5:7::1')).message).toBe('ok');
  });

  test('from very many networks delay all strangers a little, and no known browser', async () => {
    const { phone } = await memberWith(services, '0');
    const { cookie } = await ask(phone, RIGHT, '203.0.113.7');
    let refusals = 0;
    for (let i = 0; i < 130; i += 1)
      if ((await guess(phone, `192.0.2.${i}`, 1))[0]?.message === 'wrong_credentials') refusals += 1;
    // A pause may end while the test goes on, and let one more through.
    expect(refusals).toBeLessThan(125);
    const elsewhere = await ask(phone, RIGHT, '203.0.113.8');
    expect(elsewhere.retryAfterSeconds ?? 0).toBeLessThanOrEqual(60);
    expect((await ask(phone, RIGHT, '203.0.113.8', cookie)).message).toBe('ok');
  });

  test('are reset by a new password by code, in a browser that is known from then on', async () => {
    const { phone } = await memberWith(services, '0');
    const from = { headers: { 'X-Forwarded-For': '198.51.100.9' } };
    await guess(phone, '198.51.100.9', FREE);
    await services.send(sendResetCode, { phone }, from);
    const [sent] = await services.call(outbox, { to: phone });
    const passwords = { password: 'dredge99', confirmPassword: 'dredge99' };
    const reset = await services.send(resetPassword, { phone, ...passwords, code: sent?.code }, from);
    const cookie = reset.headers.get('Set-Cookie')?.split(';', 1)[0];
    await guess(phone, '198.51.100.9', FREE);
    expect((await ask(phone, 'dredge99', '198.51.100.9')).message).toBe('account_locked');
    expect((await ask(phone, 'dredge99', '198.51.100.9', cookie)).message).toBe('ok');
  });

  test('are counted separately for members who share a browser and its cookie', async () => {
    const [first, second] = [await memberWith(services, '0'), await memberWith(services, '0')];
    const { cookie } = await ask(first.phone, RIGHT, '198.51.100.10');
    expect((await ask(second.phone, RIGHT, '198.51.100.10', cookie)).cookie).toBe(cookie);
    await guess(first.phone, '198.51.100.10', FREE, cookie);
    expect((await ask(second.phone, RIGHT, '198.51.100.10', cookie)).message).toBe('ok');
    // A made-up cookie belongs to nobody, and is replaced.
    const planted = `paydirt-device=${'x'.repeat(43)}`;
    expect((await ask(second.phone, RIGHT, '198.51.100.10', planted)).cookie).not.toBe(planted);
  });

  test('a whole class can log in to one account concurrently', async () => {
    const { phone } = await memberWith(services, '0');
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask(phone, RIGHT, '198.51.100.11')));
    expect(new Set(answers.map(({ message }) => message))).toEqual(new Set(['ok']));
  });

  test('a password that was replaced while it was being checked does not log in', async () => {
    const { phone, id } = await memberWith(services, '0');
    const { verifyPassword } = services.ports;
    const replaced = async (password: string, hash: string) => {
      const right = await verifyPassword(password, hash);
      await services.database.query(`update member set password_hash = $2 where id = $1`, [
        id,
        await services.ports.hashPassword('dredge99'),
      ]);
      return right;
    };
    Object.assign(services.ports, { verifyPassword: replaced });
    const answer = await ask(phone, RIGHT, '198.51.100.12');
    Object.assign(services.ports, { verifyPassword });
    expect(answer.message).toBe('wrong_credentials');
    const sessions = await services.database.query(
      `select from session where member_id = $1 and created_at > now() - interval '1 hour'`,
      [id],
    );
    // The one of registering.
    expect(sessions).toHaveLength(1);
  });
});
