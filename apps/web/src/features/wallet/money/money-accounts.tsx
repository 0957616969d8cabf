import type { MoneyReport } from '@paydirt/contract/wallet/money';
import { List, ListRow } from '@paydirt/ui/list-row';

import { moneyOf } from '../../../platform/data/wire.ts';
import { useFormat, useT } from '../../../platform/hooks.tsx';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { walletRoutes } from '../../../routes/wallet.ts';
import { signedForDisplay } from './signed-for-display.ts';

/** List the operator's accounts, each leading to its entries (H6). */
export function MoneyAccounts({ report }: { report: MoneyReport }) {
  const t = useT();
  const format = useFormat();
  return (
    <List className="-mx-4">
      {report.accounts.map(({ account, productId, productName, balance }) => (
        <ListRow
          key={`${account}:${productId ?? ''}`}
          title={t(`account.${account}`)}
          text={productName}
          value={
            <span className="tabular">
              {format.figure(signedForDisplay(account, moneyOf(balance)), 'balance')}
            </span>
          }
          href={hashHref(walletRoutes.money.href({ account, productId }))}
        />
      ))}
    </List>
  );
}
