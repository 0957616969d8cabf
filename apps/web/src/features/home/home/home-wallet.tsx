import { isZero, type Money } from '@paydirt/domain';
import { AmountText } from '@paydirt/ui/amount-text';
import { List, ListRow } from '@paydirt/ui/list-row';
import { Skeleton, SkeletonRow } from '@paydirt/ui/skeleton';

import { moneyOf } from '../../../platform/data/wire.ts';
import { useFormat, useSettings, useT } from '../../../platform/hooks.tsx';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { walletRoutes } from '../../../routes/wallet.ts';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { useBalance } from '../../wallet/index.ts';
import { useHistory } from '../data/overview.ts';
import { cameAndWent } from './home-figures.ts';

const WEEK = 7;

/** Show a week's incoming and outgoing money, and the amounts on their way. */
export function HomeWallet() {
  const t = useT();
  return (
    <>
      <Viewed inset part view={useHistory(WEEK)} skeleton={<TwoRows />}>
        {({ days }) => {
          const moved = cameAndWent(days);
          if (moved === null) return null;
          const records = hashHref(walletRoutes.records.href());
          return (
            <List className="-mx-4">
              <ListRow
                icon="arrow-down"
                title={t('home.week.in')}
                value={<Amount amount={moved.came} signed tone="income" />}
                href={records}
              />
              <ListRow
                icon="arrow-up"
                title={t('home.week.out')}
                value={<Amount amount={moved.went} signed />}
                href={records}
              />
            </List>
          );
        }}
      </Viewed>
      <Viewed inset part view={useBalance()} skeleton={<TwoRows />}>
        {({ arriving, withdrawing }) => (
          <List className="-mx-4 border-t border-line">
            <ListRow
              icon="clock"
              title={t('income.arriving')}
              value={<Amount amount={moneyOf(arriving)} />}
              href={hashHref(walletRoutes.receiveIncome.href())}
            />
            <ListRow
              icon="arrow-up-right"
              title={t('balance.withdrawing')}
              value={<Amount amount={moneyOf(withdrawing)} />}
              href={hashHref(walletRoutes.withdrawals.href())}
            />
          </List>
        )}
      </Viewed>
    </>
  );
}

function Amount({ amount, signed = false, tone }: { amount: Money; signed?: boolean; tone?: 'income' }) {
  const t = useT();
  const format = useFormat();
  const [{ amountsHidden }] = useSettings();
  return (
    <AmountText
      amount={format.moneyParts(amount, signed && !isZero(amount) ? 'delta' : 'balance')}
      tone={tone}
      concealed={amountsHidden}
      concealedLabel={t('home.hidden')}
      unitless
    />
  );
}

function TwoRows() {
  const t = useT();
  return (
    <Skeleton label={t('common.loading')} className="-mx-4">
      <SkeletonRow />
      <SkeletonRow />
    </Skeleton>
  );
}
