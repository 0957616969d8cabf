import type { Money } from '@paydirt/domain';
import { expectTypeOf, test } from 'vitest';

import { type Assets, queryAmounts } from './amounts.ts';
import type { Sql } from './database.ts';

declare const sql: Sql;
interface Row {
  readonly id: string;
  readonly seq: bigint;
  readonly paid: Money;
  readonly returned: Money | null;
}

test('every column of money has its asset named, and no other column', () => {
  expectTypeOf<Assets<Row>>().toEqualTypeOf<{
    readonly paid: 'USDT' | 'NGN' | 'INR' | 'EUR' | 'TRY' | 'USD';
    readonly returned: 'USDT' | 'NGN' | 'INR' | 'EUR' | 'TRY' | 'USD';
  }>();
  // @ts-expect-error: a column of money is forgotten
  void queryAmounts<Row>(sql, { paid: 'USDT' }, '');
  // @ts-expect-error: no column of money
  void queryAmounts<Row>(sql, { paid: 'USDT', returned: 'USDT', seq: 'USDT' }, '');
});

test('money is not read as bare numbers', () => {
  // @ts-expect-error: has money in it
  void sql.query<Row>('');
  expectTypeOf(sql.query<Omit<Row, 'paid' | 'returned'>>('')).resolves.items.toHaveProperty('seq');
});
