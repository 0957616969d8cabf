import { updateSettings } from '@paydirt/contract/account/profile';
import { userInfo } from '@paydirt/contract/account/session';
import { postList } from '@paydirt/contract/community/posts';
import { orderList } from '@paydirt/contract/goods/orders';
import { productList } from '@paydirt/contract/goods/products';
import { WIRE_NAMES } from '@paydirt/contract/wire-names';
import { expect, test } from 'vitest';

import { withServices } from '../testing/with-services.ts';

const services = withServices({ seeded: true });
const MARA = ['+2348012345678', 'Mara12345'] as const;

function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? [] : Object.keys(value);
  return [...own, ...Object.values(value).flatMap(namesIn)];
}

test('the services write the names that SERVICES fixes, and none of our own', async () => {
  const token = await services.login(...MARA);
  const answers = await Promise.all(
    [userInfo, productList, orderList, postList].map((call) => services.send(call, {}, { token })),
  );
  const named = new Set(answers.flatMap(({ body }) => namesIn(body.data)));
  // The app's newer version is not published in the seed, and a post is named in parameters alone.
  const { downloadUrl: _, postId: __, ...written } = WIRE_NAMES;
  expect(Object.values(written).filter((theirs) => !named.has(theirs))).toEqual([]);
  expect(Object.keys(WIRE_NAMES).filter((ours) => named.has(ours))).toEqual([]);
});

test('a parameter is read only by its wire name, and refused under that name', async () => {
  const token = await services.login(...MARA);
  const changed = await services.send(updateSettings, { timezoneType: 2 }, { token });
  expect(changed.body).toMatchObject({ message: 'ok', data: { timezoneType: 2 } });
  const ignored = await services.send(updateSettings, { dateFormat: 1 }, { token });
  expect(ignored.body).toMatchObject({ message: 'ok', data: { timezoneType: 2 } });
  const refused = await services.send(updateSettings, { timezoneType: 99 }, { token });
  expect(refused.body).toMatchObject({
    message: 'invalid_input',
    data: { fields: { timezoneType: 'above_maximum' } },
  });
});
