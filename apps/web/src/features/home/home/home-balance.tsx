import { BalanceCard, BalanceCardSkeleton } from '@paydirt/ui/balance-card';
import { ButtonLink } from '@paydirt/ui/button';
import { IconButton } from '@paydirt/ui/icon-button';

import { useBalance } from '../../wallet/index.ts';
import { moneyOf } from '../../../platform/data/wire.ts';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useFormat, useSettings, useT } from '../../../platform/hooks.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { walletRoutes } from '../../../routes/wallet.ts';

/** Show the member's balance with its two actions side by side, the same size (H8). */
export function HomeBalance() {
  const t = useT();
  const format = useFormat();
  const [{ amountsHidden }, change] = useSettings();
  const actions = [
    [t('home.actions.recharge'), walletRoutes.recharge.href()],
    [t('home.actions.withdraw'), walletRoutes.withdraw.href()],
  ] as const;
  const skeleton = (
    <BalanceCardSkeleton
      texts={{ label: t('home.available'), figures: [], actions: actions.map(([action]) => action) }}
    />
  );
  return (
    <Viewed inset view={useBalance()} skeleton={skeleton}>
      {(value) => (
        <BalanceCard
          label={t('home.available')}
          amount={format.moneyParts(moneyOf(value.available), 'balance')}
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
          actions={actions.map(([action, address]) => (
            <ButtonLink key={action} href={hashHref(address)}>
              {action}
            </ButtonLink>
          ))}
        />
      )}
    </Viewed>
  );
}
