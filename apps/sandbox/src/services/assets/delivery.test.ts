import {
  createDeliveryAddress,
  deleteDeliveryAddress,
  deliveryAddresses,
  deliveryRegions,
  updateDeliveryAddress,
} from '@paydirt/contract/goods/delivery-address';
import { createOrder } from '@paydirt/contract/goods/orders';
import { productList } from '@paydirt/contract/goods/products';
import { COUNTRIES } from '@paydirt/domain';
import { describe, expect, test } from 'vitest';

import { memberWith, withSeededServices } from '../../testing/seeded-services.ts';

const form = { name: 'Test Member', phone: '+15555550101', lines: '12 Assay Street', country: 'US' };

describe('delivery addresses', () => {
  const services = withSeededServices();

  test('keep their id when changed, and can be deleted', async () => {
    const { token } = await memberWith(services, '0');
    const address = await services.call(createDeliveryAddress, form, { token });
    const changed = await services.call(
      updateDeliveryAddress,
      { ...form, id: address.id, lines: '14 Assay Street' },
      { token },
    );
    expect(await services.call(deliveryAddresses, {}, { token })).toEqual([changed]);
    expect(changed).toEqual({ ...address, lines: '14 Assay Street' });
    await services.call(deleteDeliveryAddress, { id: address.id }, { token });
    expect(await services.call(deliveryAddresses, {}, { token })).toEqual([]);
  });

  test('are at most fifty, however concurrently they are added', async () => {
    const { token } = await memberWith(services, '0');
    const add = (n: number) =>
      services.send(createDeliveryAddress, { ...form, name: `Mara ${n}` }, { token });
    const answers = await Promise.all(Array.from({ length: 52 }, (_, n) => add(n)));
    const refused = answers.flatMap(({ body }) => (body.message === 'ok' ? [] : [body]));
    const full = { message: 'invalid_input', data: { fields: { lines: 'too_many' } } };
    expect(refused).toMatchObject([full, full]);
    const [first] = await services.call(deliveryAddresses, {}, { token });
    await services.call(deleteDeliveryAddress, { id: first!.id }, { token });
    expect((await add(52)).body.message).toBe('ok');
  });

  test.each(COUNTRIES)('regions of $country are unique, each with its own towns', async ({ country }) => {
    const { token } = await memberWith(services, '0');
    const regions = await services.call(deliveryRegions, { country }, { token });
    const names = regions.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(3);
    expect(new Set(names).size).toBe(names.length);
    for (const { name, towns } of regions) {
      expect([name, ...towns].join(), name).toMatch(/^[\p{L}\p{M} .,’()-]+$/u);
      expect(new Set(towns).size, name).toBe(towns.length);
      expect(
        towns.every((town) => town !== ''),
        name,
      ).toBe(true);
    }
  });

  test('lose invisible characters, and line breaks except between address lines', async () => {
    const { token } = await memberWith(services, '0');
    const pasted = {
      ...form,
      name: '\u202EIda\u200B',
      phone: '\u202A+15555550101\u202C',
      lines: 'a\r\n\u0007b',
    };
    const written = await services.call(createDeliveryAddress, pasted, { token });
    expect(written).toMatchObject({ name: 'Ida', phone: '+15555550101', lines: 'a\nb' });
    expect(await services.call(deliveryAddresses, {}, { token })).toEqual([written]);
  });

  test.each([
    [{ name: 'Ida\nEve' }, { name: 'malformed' }],
    [{ name: '\u200B' }, { name: 'required' }],
    [{ country: 'XX' }, { country: 'malformed' }],
    [{ country: '<b' }, { country: 'malformed' }],
    [{ country: '' }, { country: 'required' }],
  ])('are refused with %j', async (wrong, fields) => {
    const { token } = await memberWith(services, '0');
    const { id } = await services.call(createDeliveryAddress, form, { token });
    const made = await services.send(createDeliveryAddress, { ...form, ...wrong }, { token });
    const changed = await services.send(updateDeliveryAddress, { ...form, ...wrong, id }, { token });
    const refusal = { code: 400, message: 'invalid_input', data: { fields } };
    expect([made.body, changed.body]).toMatchObject([refusal, refusal]);
  });

  test('are stored once, however often and concurrently the same form is sent', async () => {
    const { token } = await memberWith(services, '0');
    const send = () => services.call(createDeliveryAddress, form, { token });
    const [first, ...more] = [...(await Promise.all([send(), send()])), await send()];
    expect(more).toEqual([first, first]);
    expect(await services.call(deliveryAddresses, {}, { token })).toEqual([first]);
  });

  test('cannot be changed or deleted by another member', async () => {
    const owner = await memberWith(services, '0');
    const other = await memberWith(services, '0');
    const { id } = await services.call(createDeliveryAddress, form, { token: owner.token });
    const change = await services.send(updateDeliveryAddress, { ...form, id }, { token: other.token });
    const remove = await services.send(deleteDeliveryAddress, { id }, { token: other.token });
    expect([change.body.message, remove.body.message]).toEqual(['not_found', 'not_found']);
  });

  test('remain in their order, and cannot be used for a new one once deleted', async () => {
    const { token } = await memberWith(services, '500');
    const { list } = await services.call(productList, { kind: 'merchandise', pageSize: 50 }, { token });
    const product = list.find(({ stock }) => stock === null || stock > 1);
    if (!product) throw new Error('the seed has merchandise');
    const address = await services.call(createDeliveryAddress, form, { token });
    const order = { productId: product.id, deliveryAddressId: address.id };
    const placed = await services.call(createOrder, order, { token, key: 'a' });
    const change = { ...form, id: address.id, lines: 'Elsewhere 1' };
    const changed = await services.call(updateDeliveryAddress, change, { token });
    expect(changed.id).not.toBe(address.id);
    // Sent again after a lost answer.
    expect(await services.call(updateDeliveryAddress, change, { token })).toEqual(changed);
    const [row] = await services.database.query<{ lines: string }>(
      `select lines from delivery_address join lease_order on delivery_address_id = delivery_address.id
       where lease_order.id = $1`,
      [placed.id],
    );
    expect(row?.lines).toBe(form.lines);
    const refused = await services.send(createOrder, order, { token, key: 'b' });
    expect(refused.body.message).toBe('delivery_address_required');
  });
});
