import { epochMs, usdt } from '@paydirt/domain';
import { spoken } from '@paydirt/testkit/story-language';
import { useState } from 'react';
import { BalanceCard } from '../product/balance-card/index.ts';
import { ButtonLink } from '../primitives/button/index.ts';
import { Illustration } from '../foundations/illustration/index.ts';
import { IncomePanel } from '../product/income-panel/income-panel.tsx';
import { ProductCard } from '../product/product-card/index.ts';
import { ClockProvider } from '../foundations/ticker/index.ts';

const NOON = epochMs(Date.UTC(2026, 10, 21, 12));
const atNoon = () => NOON;
const TO_COLLECT = usdt(14_820_000n);

/** The first three components that a member sees, working together: collected income is on its way. */
export function ProductAtWork() {
  const { t, format, figure, parts } = spoken();
  const [collected, setCollected] = useState(false);
  return (
    <ClockProvider now={atNoon}>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] items-start gap-4">
        <BalanceCard
          label={t('home.available')}
          amount={format.moneyParts(usdt(2_418_600_000n), 'balance')}
          concealedLabel={t('home.hidden')}
          figures={[
            {
              label: t('balance.receivable'),
              value: collected ? figure('0') : figure('14.82'),
              tone: 'income',
            },
            { label: t('balance.arriving'), value: collected ? figure('14.82') : figure('0') },
            { label: t('balance.withdrawing'), value: figure('50') },
          ]}
          actions={
            <>
              <ButtonLink href="#/user/newrecharge">{t('home.actions.recharge')}</ButtonLink>
              <ButtonLink href="#/user/allExtract">{t('home.actions.withdraw')}</ButtonLink>
            </>
          }
        />
        <IncomePanel
          label={collected ? t('income.arriving') : t('income.toReceive')}
          note={collected ? undefined : t('income.from', { count: 3 })}
          state={
            collected
              ? { kind: 'arriving', amount: format.moneyParts(TO_COLLECT, 'delta') }
              : {
                  kind: 'receivable',
                  amount: format.moneyParts(TO_COLLECT, 'delta'),
                  receiveLabel: t('income.receive'),
                  busy: false,
                  onReceive: () => setCollected(true),
                }
          }
        />
        <ProductCard
          name="Trommel TR-4"
          picture={<Illustration src="/media/products/trommel.svg" saved="tile" />}
          price={parts('120.00', 'price')}
          offer={{
            kind: 'open',
            action: { label: t('products.lease'), href: '#/index/detail?id=trommel&buy=1' },
          }}
          figures={[
            { label: t('products.perDay'), value: figure('3.40') },
            { label: t('products.middle'), value: figure('3.98', 'delta') },
            { label: t('products.days'), value: format.number(45) },
          ]}
          sold={{
            permille: 380,
            label: t('products.leased', { sold: format.number(190), stock: format.number(500) }),
          }}
          href="#/index/detail?id=trommel"
        />
      </div>
    </ClockProvider>
  );
}
