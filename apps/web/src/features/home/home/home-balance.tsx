import type { Balance } from '@paydirt/contract/wallet/balance';
import type { IncomeSummary } from '@paydirt/contract/wallet/income';
import { isPositive } from '@paydirt/domain';
import { AmountText } from '@paydirt/ui/amount-text';
import { BalanceCard } from '@paydirt/ui/balance-card';
import { ButtonLink } from '@paydirt/ui/button';
import { IconButton } from '@paydirt/ui/icon-button';
import { Sparkline } from '@paydirt/ui/sparkline';
import { TextLink } from '@paydirt/ui/text-link';

import { moneyOf } from '../../../platform/data/wire.ts';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useFormat, useSettings, useT } from '../../../platform/hooks.tsx';
import { walletRoutes } from '../../../routes/wallet.ts';
import { incomeLine } from './home-figures.ts';

interface HomeBalanceProps {
  readonly balance: Balance;
  /** Null where it could not be read. */
  readonly income: IncomeSummary | null;
}

/**
 * Show the member's balance, yesterday's income, the chart of thirty days, and two actions of the same size (H8).
 */
export function HomeBalance({ balance, income }: HomeBalanceProps) {
  const t = useT();
  const format = useFormat();
  const [{ amountsHidden }, change] = useSettings();
  return (
    <BalanceCard
      label={t('home.available')}
      amount={format.moneyParts(moneyOf(balance.available), 'balance')}
      concealed={amountsHidden}
      concealedLabel={t('home.hidden')}
      concealSwitch={
        <IconButton
          icon={amountsHidden ? 'eye-off' : 'eye'}
          label={amountsHidden ? t('home.show') : t('home.hide')}
          aria-pressed={amountsHidden}
          onClick={() => change({ amountsHidden: !amountsHidden })}
        />
      }
      note={<Yesterday yesterday={income?.yesterday} concealed={amountsHidden} />}
      chart={
        <a href={hashHref(walletRoutes.receiveIncome.href())} className="block rounded-control">
          <Sparkline label={t('income.historyTitle')} values={income === null ? [] : incomeLine(income)} />
        </a>
      }
      actions={
        <>
          <ButtonLink href={hashHref(walletRoutes.recharge.href())}>{t('home.actions.recharge')}</ButtonLink>
          <ButtonLink href={hashHref(walletRoutes.withdraw.href())}>{t('home.actions.withdraw')}</ButtonLink>
        </>
      }
    />
  );
}

interface YesterdayProps {
  readonly yesterday: IncomeSummary['yesterday'];
  readonly concealed: boolean;
}

/**
 * Say what came yesterday and from how many machines, with the ways to where that money comes from (H6, H7) and to
 * trying to disprove it.
 */
function Yesterday({ yesterday, concealed }: YesterdayProps) {
  const t = useT();
  const format = useFormat();
  const machinesPaid = yesterday !== undefined && yesterday.leases > 0;
  const leased = yesterday !== undefined && yesterday.leases + yesterday.idle.length > 0;
  const paid = leased ? moneyOf(yesterday.paid) : null;
  return (
    <>
      {paid === null ? null : (
        <span>
          <AmountText
            amount={format.moneyParts(paid, 'delta')}
            tone={isPositive(paid) ? 'income' : 'quiet'}
            concealed={concealed}
            concealedLabel={t('home.hidden')}
            unitless
          />{' '}
          {t('home.incomeYesterday')}
        </span>
      )}
      <TextLink className="target inline-flex items-center" href={hashHref(walletRoutes.money.href())}>
        {machinesPaid ? t('home.paidBy', { count: yesterday.leases }) : t('home.money')}
      </TextLink>
      {machinesPaid ? (
        <TextLink
          className="target inline-flex items-center"
          href={hashHref(walletRoutes.money.href({ tab: 'proof', cheat: '1' }))}
        >
          {t('common.tryToCheat')}
        </TextLink>
      ) : null}
    </>
  );
}
