import type { CapitalRecord } from '@paydirt/contract/wallet/records';
import { ButtonLink } from '@paydirt/ui/button';
import { Card } from '@paydirt/ui/card';

import { moneyOf } from '../../../platform/data/wire.ts';
import { useEntryState } from '../../../platform/navigation/entry-state.ts';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useFormat, useT } from '../../../platform/hooks.tsx';
import { Screen } from '../../../shell/screen/screen.tsx';
import { ExchangeForm } from './exchange-form.tsx';
import { walletRoutes } from '../../../routes/wallet.ts';

/** Redeem a code, once per member: what it is worth first, then how much of it. */
export function ExchangeScreen() {
  const t = useT();
  const [done, setDone] = useEntryState<CapitalRecord | null>('redeemed', null);
  return (
    <Screen>
      <div className="flex flex-col gap-5 px-4 pt-2">
        <p className="text-15 text-pretty text-ink-2">{t('exchange.intro')}</p>
        {done === null ? <ExchangeForm onRedeemed={setDone} /> : <Redeemed record={done} />}
      </div>
    </Screen>
  );
}

function Redeemed({ record }: { record: CapitalRecord }) {
  const t = useT();
  const format = useFormat();
  return (
    <Card tone="income" className="flex flex-col gap-3">
      <div role="status">
        <h2 className="font-title text-24 font-bold">
          {t('recharge.status.credited', { amount: format.money(moneyOf(record.amount), 'balance') })}
        </h2>
        <p className="text-15">{t('exchange.doneText')}</p>
      </div>
      <ButtonLink wide variant="primary" href={hashHref(walletRoutes.records.href({ id: record.id }))}>
        {t('recharge.status.record')}
      </ButtonLink>
    </Card>
  );
}
