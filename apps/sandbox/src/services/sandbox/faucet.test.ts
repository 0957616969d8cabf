import { faucet } from '@paydirt/contract/sandbox/world';
import { balance } from '@paydirt/contract/wallet/balance';
import { describe, expect, test } from 'vitest';

import { memberWith, withSeededServices } from '../../testing/seeded-services.ts';

describe('the faucet', () => {
  const services = withSeededServices();

  test('pays once per key, however often it is sent, and each time without one', async () => {
    const { phone, token } = await memberWith(services, '0');
    const grant = (amount: string, key?: string) =>
      services.send(faucet, { phone, amount }, key === undefined ? {} : { key });
    const answers = await Promise.all([1, 2, 3].map(() => grant('7', 'tap')));
    expect(answers.map(({ body }) => body.data.available)).toEqual(['7.00', '7.00', '7.00']);
    expect((await grant('8', 'tap')).body.message).toBe('key_reused');
    await grant('1');
    await grant('1');
    expect((await services.call(balance, {}, { token })).available).toBe('9.00');
  });

  test('pays whole cents only, like everything else', async () => {
    const { phone, token } = await memberWith(services, '0');
    const { body } = await services.send(faucet, { phone, amount: '1.234' });
    expect(body).toMatchObject({ message: 'invalid_input' });
    expect((await services.call(balance, {}, { token })).available).toBe('0.00');
  });
});
