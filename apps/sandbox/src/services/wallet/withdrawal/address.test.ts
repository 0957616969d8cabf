import { addRecharge } from '@paydirt/contract/wallet/recharge';
import {
  createWalletAddress,
  deleteWalletAddress,
  walletAddresses,
} from '@paydirt/contract/wallet/wallet-address';
import { describe, expect, test } from 'vitest';

import { memberWith, withSeededServices } from '../../../testing/seeded-services.ts';

const HEX = '0x52908400098527886E0F7030069857D2E4169EE7';
const form = { chain: 'BEP20', currency: 'USDT', address: 'test1succeedsatonce', label: 'Savings' };

describe('the address book', () => {
  const services = withSeededServices();
  const fieldsOf = (answer: { body: { data: unknown } }) =>
    (answer.body.data as { fields?: object } | null)?.fields;

  test('keeps what was typed, newest first, and drops what is deleted', async () => {
    const { token } = await memberWith(services, '0');
    const first = await services.call(createWalletAddress, form, { token });
    const second = await services.call(
      createWalletAddress,
      { ...form, address: ` ${HEX}\u200B`, label: ' \u202EDrawer\u200F\u0007' },
      { token },
    );
    expect(second).toMatchObject({ address: HEX, label: 'Drawer', chain: 'BEP20', currency: 'USDT' });
    const ids = (await services.call(walletAddresses, {}, { token })).map(({ id }) => id);
    expect(ids).toEqual([second.id, first.id]);
    await services.call(deleteWalletAddress, { id: first.id }, { token });
    expect(await services.call(walletAddresses, {}, { token })).toEqual([second]);
    expect((await services.send(deleteWalletAddress, { id: first.id }, { token })).body.message).toBe(
      'not_found',
    );
  });

  test('keeps at most fifty', async () => {
    const { token } = await memberWith(services, '0');
    const add = (n: number) => {
      const address = `0x${String(n).padStart(40, '0')}`;
      return services.send(createWalletAddress, { ...form, address }, { token });
    };
    for (let n = 0; n < 50; n += 1) expect((await add(n)).body.message).toBe('ok');
    expect(fieldsOf(await add(50))).toEqual({ address: 'too_many' });
  });

  test('accepts an address without a label', async () => {
    const { token } = await memberWith(services, '0');
    const kept = await services.call(createWalletAddress, { ...form, label: ' ' }, { token });
    expect(kept).toMatchObject({ address: form.address, label: '' });
  });

  test.each([
    ['no chain', { chain: '' }, { chain: 'chain_required' }],
    ['an unknown chain', { chain: 'DOGE' }, { chain: 'malformed' }],
    ['another currency', { currency: 'BTC' }, { currency: 'malformed' }],
    ['an address of another chain', { chain: 'TRC20', address: HEX }, { address: 'malformed' }],
    ['no address', { address: '  ' }, { address: 'required' }],
    ['a label with two lines', { label: 'a\r\nb' }, { label: 'malformed' }],
    ['a label of 41 characters', { label: 'x'.repeat(41) }, { label: 'too_long' }],
    [
      'nothing at all',
      { chain: undefined, currency: undefined, address: undefined, label: undefined },
      { chain: 'chain_required', currency: 'required' },
    ],
  ])('names the field for %s', async (_name, wrong, fields) => {
    const { token } = await memberWith(services, '0');
    const answer = await services.send(createWalletAddress, { ...form, ...wrong }, { token });
    expect(answer.body.message).toBe('invalid_input');
    expect(fieldsOf(answer)).toEqual(fields);
  });

  test('lets a TRC20 address belong to one member, without revealing whose it is', async () => {
    const owner = await memberWith(services, '0');
    const other = await memberWith(services, '0');
    const trc20 = { ...form, chain: 'TRC20', address: 'test1stayspending77' };
    const mine = await services.call(createWalletAddress, trc20, { token: owner.token });
    const refused = await services.send(createWalletAddress, trc20, { token: other.token });
    expect(refused).toMatchObject({ status: 409, body: { message: 'bound_elsewhere', data: {} } });
    expect(JSON.stringify(refused.body)).not.toContain(owner.id);
    await services.call(deleteWalletAddress, { id: mine.id }, { token: owner.token });
    expect((await services.send(createWalletAddress, trc20, { token: other.token })).body.message).toBe('ok');
  });

  test('answers the same address sent again with the one bound, and refuses it with another label', async () => {
    const { token } = await memberWith(services, '0');
    const bound = await services.call(createWalletAddress, form, { token });
    expect(await services.call(createWalletAddress, form, { token })).toEqual(bound);
    expect(await services.call(walletAddresses, {}, { token })).toEqual([bound]);
    const again = await services.send(createWalletAddress, { ...form, label: 'Drawer' }, { token });
    expect(again.body.message).toBe('already_bound');
  });

  test('gives a TRC20 address to one of many members who add it concurrently', async () => {
    const members = await Promise.all([0, 1, 2, 3].map(() => memberWith(services, '0')));
    const answers = await Promise.all(
      members.map(({ token }) =>
        services.send(
          createWalletAddress,
          { ...form, chain: 'TRC20', address: 'test1succeedslater9' },
          { token },
        ),
      ),
    );
    expect(answers.map(({ body }) => body.message).toSorted()).toEqual([
      'bound_elsewhere',
      'bound_elsewhere',
      'bound_elsewhere',
      'ok',
    ]);
  });

  test('treats a hex address in other case as the same', async () => {
    const { token } = await memberWith(services, '0');
    await services.call(createWalletAddress, { ...form, address: HEX }, { token });
    const again = await services.send(
      createWalletAddress,
      { ...form, address: HEX.replace('E0F', 'e0f') },
      { token },
    );
    expect(again.body.message).toBe('already_bound');
  });

  test('refuses an address that the member uses for recharging', async () => {
    const { token } = await memberWith(services, '0');
    const recharge = await services.call(addRecharge, { channel: 'usdt', amount: '20' }, { token, key: 'r' });
    const answer = await services.send(
      createWalletAddress,
      { ...form, address: recharge.address ?? '' },
      { token },
    );
    expect(fieldsOf(answer)).toEqual({ address: 'own_recharge_address' });
  });

  test('reveals nothing of another member’s addresses', async () => {
    const owner = await memberWith(services, '0');
    const other = await memberWith(services, '0');
    const { id } = await services.call(createWalletAddress, form, { token: owner.token });
    expect((await services.send(deleteWalletAddress, { id }, { token: other.token })).body.message).toBe(
      'not_found',
    );
    expect(await services.call(walletAddresses, {}, { token: other.token })).toEqual([]);
    expect(await services.call(walletAddresses, {}, { token: owner.token })).toHaveLength(1);
  });
});
