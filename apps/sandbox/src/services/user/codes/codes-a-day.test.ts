import { sendRegisterCode, sendResetCode } from '@paydirt/contract/account/login';
import { outbox } from '@paydirt/contract/sandbox/world';
import { CONSTANTS, DAY_MS, MINUTE_MS } from '@paydirt/domain';
import { describe, expect, test } from 'vitest';

import { purgeLimits } from '../../../http/limits/purge.ts';
import { withSeededServices } from '../../../testing/seeded-services.ts';

let phones = 0;
const newPhone = () => `+9198${String(45_000_000 + (phones += 1))}`;

describe('the daily limit of codes, in real time', () => {
  const services = withSeededServices();
  const ask = async (phone: string, headers: Record<string, string> = {}) =>
    (await services.send(sendRegisterCode, { phone }, { headers })).body.message;

  /** A phone that has reached the daily limit of codes. */
  async function fullPhone() {
    const phone = newPhone();
    for (let i = 0; i < CONSTANTS.CODES_A_DAY; i += 1) {
      expect(await ask(phone)).toBe('ok');
      await services.advance(MINUTE_MS);
    }
    return phone;
  }

  test('is ten to one phone, for all purposes together and wherever the test clock is moved', async () => {
    const phone = await fullPhone();
    expect(await ask(phone)).toBe('code_day_limit');
    expect((await services.send(sendResetCode, { phone })).body.message).toBe('code_day_limit');
    await services.advance(30 * DAY_MS);
    const refused = await services.send(sendRegisterCode, { phone });
    expect(refused).toMatchObject({ status: 429, body: { message: 'code_day_limit' } });
    expect(refused.body.msg).toMatch(/tomorrow/);
    expect(await ask(newPhone())).toBe('ok');
    const sent = await services.call(outbox, { to: phone });
    expect(sent).toHaveLength(CONSTANTS.CODES_A_DAY);
  });

  test('starts again a day of real time later; refused requests do not count', async () => {
    const phone = await fullPhone();
    for (let i = 0; i < 3; i += 1) expect(await ask(phone)).toBe('code_day_limit');
    const [kept] = await services.database.query<{ hits: number; text: string }>(
      `select hits, rate_limit::text as text from rate_limit where bucket like 'codes:destination:%' order by ends_at desc limit 1`,
    );
    expect(kept?.hits).toBe(CONSTANTS.CODES_A_DAY);
    expect(kept?.text).not.toContain(phone.slice(1));
    await services.database.query(`update rate_limit set ends_at = now() where bucket like 'codes:%'`);
    await purgeLimits(services.database);
    expect(await ask(phone)).toBe('ok');
  });

  test('is thirty from one browser, to any number of phones', async () => {
    const headers = { Cookie: 'paydirt-device=a-browser-of-its-own' };
    for (let i = 0; i < CONSTANTS.CODES_A_DAY_OF_DEVICE; i += 1)
      expect(await ask(newPhone(), headers)).toBe('ok');
    await services.advance(DAY_MS);
    expect(await ask(newPhone(), headers)).toBe('code_day_limit');
    expect(await ask(newPhone())).toBe('ok');
  });

  test('holds for concurrent requests', async () => {
    const phone = newPhone();
    for (let i = 1; i < CONSTANTS.CODES_A_DAY; i += 1) {
      expect(await ask(phone)).toBe('ok');
      await services.advance(MINUTE_MS);
    }
    const answers = await Promise.all(
      Array.from({ length: 12 }, async () => (await services.send(sendResetCode, { phone })).body.message),
    );
    expect(answers.filter((message) => message === 'ok')).toHaveLength(1);
  });
});
