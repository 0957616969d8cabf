import { captcha } from '@paydirt/contract/account/codes';
import { sendRegisterCode } from '@paydirt/contract/account/login';
import { allCalls } from '@paydirt/contract/calls';
import { CONSTANTS, DAY_MS, isSolution } from '@paydirt/domain';
import { solvePuzzle } from '@paydirt/domain/account/puzzle';
import { describe, expect, test } from 'vitest';

import { purgeLimits } from '../../../http/limits/purge.ts';
import { limitsOf, RATE_LIMITS, scaledLimits } from '../../../http/limits/rate-limits.ts';
import { withServices } from '../../../testing/with-services.ts';

/** Each test asks from a network of its own. */
let networks = 0;
const newNetwork = () => `192.0.2.${(networks += 1)}`;
let phones = 0;
const newPhone = () => `+9198${String(40_000_000 + (phones += 1))}`;

describe('requesting many codes from one network', () => {
  const services = withServices({
    trustProxy: true,
    // The limit per minute is another rule.
    rateLimits: { ...scaledLimits(1000), puzzle: RATE_LIMITS.puzzle },
  });

  const ask = async (network: string, solution: Record<string, string> = {}) => {
    const headers = { 'X-Forwarded-For': network };
    return (await services.send(sendRegisterCode, { phone: newPhone(), ...solution }, { headers })).body
      .message;
  };
  async function solved(network: string) {
    const { body } = await services.send(captcha, {}, { headers: { 'X-Forwarded-For': network } });
    const { sha256 } = services.ports;
    const captchaSolution = solvePuzzle(sha256, body.data);
    expect(isSolution(sha256, body.data, captchaSolution)).toBe(true);
    return { captchaId: body.data.id, captchaSolution };
  }
  /** A network that has asked for as many codes as it may. */
  async function busyNetwork() {
    const network = newNetwork();
    for (let i = 0; i < CONSTANTS.CODES_WITHOUT_PUZZLE; i += 1) expect(await ask(network)).toBe('ok');
    return network;
  }

  test('needs a solved puzzle after three codes, and one for each further code; other networks do not', async () => {
    const network = await busyNetwork();
    expect(await ask(network)).toBe('captcha_needed');
    expect(await ask(newNetwork())).toBe('ok');
    expect(await ask(network, await solved(network))).toBe('ok');
    expect(await ask(network)).toBe('captcha_needed');
  });

  test('refuses a solution that is wrong, used, too late, or of another network or puzzle', async () => {
    const network = await busyNetwork();
    const good = await solved(network);
    expect(await ask(network, { ...good, captchaSolution: 'guessed' })).toBe('captcha_needed');
    expect(await ask(network, { ...good, captchaId: 'cap_unknown' })).toBe('captcha_needed');
    expect(await ask(network, { captchaId: good.captchaId })).toBe('captcha_needed');
    expect(await ask(network, good)).toBe('ok');
    expect(await ask(network, good)).toBe('captcha_needed');
    expect(await ask(network, await solved(newNetwork()))).toBe('captcha_needed');
    const late = await solved(network);
    await services.database.query(`update captcha_puzzle set expires_at = now() where id = $1`, [
      late.captchaId,
    ]);
    expect(await ask(network, late)).toBe('captcha_needed');
  });

  test('gets one code for one solution sent twenty times concurrently', async () => {
    const network = await busyNetwork();
    const solution = await solved(network);
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(network, solution)));
    expect(answers.filter((message) => message === 'ok')).toHaveLength(1);
    expect(answers.filter((message) => message === 'captcha_needed')).toHaveLength(19);
  });

  test('needs as many puzzles concurrently as one after the other', async () => {
    const network = newNetwork();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(network)));
    expect(answers.filter((message) => message === 'ok')).toHaveLength(CONSTANTS.CODES_WITHOUT_PUZZLE);
  });

  test('is not affected by moving the test clock, and neither are solutions', async () => {
    const network = await busyNetwork();
    const solution = await solved(network);
    await services.advance(DAY_MS);
    expect(await ask(network)).toBe('captcha_needed');
    expect(await ask(network, solution)).toBe('ok');
  });

  test('needs no puzzle after an hour of real time, and old puzzles are deleted', async () => {
    const network = await busyNetwork();
    await solved(network);
    await services.database.query(`update rate_limit set ends_at = now() - interval '1 second'`);
    await services.database.query(`update captcha_puzzle set expires_at = now() - interval '1 second'`);
    expect(await ask(network)).toBe('ok');
    await purgeLimits(services.database);
    expect(await services.database.query(`select from captcha_puzzle`)).toEqual([]);
  });
});

test('exactly the calls that send a code accept a solution', () => {
  for (const call of allCalls) {
    const entries = (call.input as { entries?: object }).entries ?? {};
    const asks = limitsOf(call, RATE_LIMITS).some(({ beyond }) => beyond === 'puzzle');
    const takes = 'captchaId' in entries && 'captchaSolution' in entries;
    expect([call.path, takes, call.errors.includes('captcha_needed')]).toEqual([call.path, asks, asks]);
  }
});
