import { productDetail, productList } from '@paydirt/contract/goods/products';
import {
  CURRENCY,
  drawOutcomes,
  type Money,
  outcomeSeed,
  parseMoney,
  toDecimal,
  unwrap,
} from '@paydirt/domain';
import { expect, test } from 'vitest';

import { withSeededServices } from '../../testing/seeded-services.ts';

const services = withSeededServices();
const amount = (decimal: string): Money => unwrap(parseMoney(decimal, CURRENCY));

test('the list shows the median of the runs that a machine’s page draws, never the best case (H5)', async () => {
  const { list } = await services.call(productList, { pageNum: 1, pageSize: 50 });
  const machines = list.filter(({ kind }) => kind === 'machine');
  expect(machines.length).toBeGreaterThan(3);
  for (const { id, middleNet } of machines) {
    const product = await services.call(productDetail, { productId: id });
    const { median, best } = drawOutcomes({
      paid: amount(product.price),
      dailyIncome: amount(product.dailyIncome),
      validDays: product.validDays,
      pastShares: product.pastShares,
      seed: outcomeSeed(id),
    });
    expect([id, middleNet]).toEqual([id, toDecimal(median)]);
    expect(amount(middleNet ?? '').minor).toBeLessThan(best.minor);
  }
  const merchandise = list.filter(({ kind }) => kind === 'merchandise');
  expect(merchandise.map(({ middleNet }) => middleNet)).toEqual(merchandise.map(() => null));
});
