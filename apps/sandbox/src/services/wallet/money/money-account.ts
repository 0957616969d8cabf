import { moneyAccount } from '@paydirt/contract/wallet/money';
import { CURRENCY, type EpochMs, err, type Money, ok, toDecimal, toIso } from '@paydirt/domain';

import { queryAmounts } from '../../../database/amounts.ts';
import { LARGEST_BIGINT } from '../../../database/start-of-page.ts';
import { implement } from '../../../operation/operation.ts';
import { readContent } from '../../content/content.ts';

const ENTRIES_SHOWN = 50;

interface EntryRow {
  readonly id: bigint;
  readonly at: EpochMs;
  readonly kind: string;
  readonly amount: Money;
  readonly balance_after: Money;
}

/** One of the operator's accounts with its entries (H6); the entries do not name members. */
export const moneyAccountOperation = implement(
  moneyAccount,
  async ({ sql, locale }, { account, productId = null, entryId }) => {
    const [found] = await queryAmounts<{ readonly id: bigint; readonly balance: Money }>(
      sql,
      { balance: CURRENCY },
      `select id, balance from account where class = $1 and product_id is not distinct from $2 and member_id is null`,
      [account, productId],
    );
    if (!found) return err({ error: 'not_found' });
    const rows = await queryAmounts<EntryRow>(
      sql,
      { amount: CURRENCY, balance_after: CURRENCY },
      `select entry.id, entry.at, entry.kind, posting.amount, posting.balance_after
       from posting join entry on entry.id = posting.entry_id
       where posting.account_id = $1 and posting.entry_id <= $2 order by posting.entry_id desc limit $3`,
      [found.id, entryId === undefined ? LARGEST_BIGINT : BigInt(entryId), ENTRIES_SHOWN + 1],
    );
    const names = await readContent(sql, 'product', productId === null ? [] : [productId], locale);
    const older = rows[ENTRIES_SHOWN];
    return ok({
      data: {
        account,
        productId,
        productName: productId === null ? null : (names.get(productId)?.body.name ?? productId),
        balance: toDecimal(found.balance),
        entries: rows.slice(0, ENTRIES_SHOWN).map((row) => ({
          id: String(row.id),
          time: toIso(row.at),
          kind: row.kind,
          amount: toDecimal(row.amount),
          balanceAfter: toDecimal(row.balance_after),
        })),
        older: older ? String(older.id) : null,
      },
    });
  },
);
