import { usdt } from '@paydirt/domain';

import { serviceNow } from '../../sandbox/src/platform/clock.ts';
import type { Database } from '../../sandbox/src/database/database.ts';
import { writeEntry } from '../../sandbox/src/ledger/ledger.ts';
import { takePayment } from '../../sandbox/src/ledger/movements.ts';
import type { Ports } from '../../sandbox/src/operation/operation.ts';

const PRICE = usdt(30_000_000n);

/** Prepare what a lease purchase books, four postings in a transaction of its own, by a member who can pay. */
export async function prepareTransfer(database: Database, memberId: string) {
  const at = await serviceNow(database);
  return (on: Database, { newId }: Ports): Promise<void> =>
    on.transaction(async (sql) => {
      await writeEntry(sql, {
        kind: 'lease_purchase',
        at,
        reference: newId('ord'),
        lines: takePayment(memberId, 'lease_escrow', PRICE),
      });
    });
}
