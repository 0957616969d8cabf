import { aMoneyProof } from '@paydirt/contract/wallet/money.examples';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { moneyOf } from '../../../platform/data/wire.ts';
import { checkProof } from '../data/money.ts';
import { breaksAt, tampered } from './proof-cheat.ts';

const proof = aMoneyProof();
const { memberId, balance } = proof.leaf;
const check = (cents: readonly number[]) =>
  checkProof(tampered(proof, cents), memberId, {
    held: moneyOf(balance).minor,
    published: moneyOf(proof.root.sum).minor,
  });

test('an untouched proof is valid, and breaks nowhere', async () => {
  const honest = await check([]);
  expect(honest.failure).toBeNull();
  expect(breaksAt(honest.followed, honest.followed)).toBe(proof.path.length);
});

test.each([
  ['the own balance', [1, 0, 0, 0], 'sum', 0],
  ['the first neighbour', [0, -1, 0, 0], 'sum', 0],
  ['the second neighbour', [0, 0, 1, 0], 'sum', 1],
  ['the total', [0, 0, 0, -1], 'sum', 2],
  ['a neighbour, and the total by as much', [0, 0, 1, 1], 'hash', 1],
  ['two neighbours against each other', [0, 1, -1, 0], 'hash', 0],
])('changing a cent of %s is detected, with its place', async (_, cents, failure, at) => {
  const found = await check(cents);
  expect(found.failure).toBe(failure);
  expect(breaksAt((await check([])).followed, found.followed)).toBe(at);
});

test('any change is detected, even when another compensates for it', async () => {
  const cents = fc.array(fc.integer({ min: -5, max: 5 }), { minLength: 4, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(cents, async (changed) => {
      const found = await check(changed);
      expect(found.failure === null).toBe(changed.every((cent) => cent === 0));
    }),
  );
});
