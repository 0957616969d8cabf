import type { MoneyReport } from '@paydirt/contract';
import { Card } from '@paydirt/ui/card';
import { List, ListRow } from '@paydirt/ui/list-row';
import { MoneyFlow } from '@paydirt/ui/money-flow';
import { SectionHeading } from '@paydirt/ui/section-heading';
import { type ReactNode, useMemo } from 'react';

import { moneyOf, startOf } from '../../../platform/data/wire.ts';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useFormat, useT } from '../../../platform/hooks.tsx';
import { MoneyDeposits } from './money-deposits.tsx';
import { toMoneyFlows } from './money-flows.ts';
import { MoneyIncome } from './money-income.tsx';
import { MoneyLedger } from './money-ledger.tsx';
import { MoneyPromotion } from './money-promotion.tsx';
import { MoneyProofPart } from './money-proof-part.tsx';
import { toShownReport } from './shown-report.ts';
import { walletRoutes } from '../../../routes/wallet.ts';

/** The whole report, from the picture to the single account. */
export function MoneyPage({ report: told }: { report: MoneyReport }) {
  const t = useT();
  const format = useFormat();
  const report = useMemo(() => toShownReport(told), [told]);
  const [from, to] = [report.from, report.to].map((day) => format.day(startOf(day)));
  return (
    <div className="flex flex-col gap-8">
      <MoneyFlow
        label={t('money.flow.label', { from: from ?? '', to: to ?? '' })}
        flows={toMoneyFlows(report, { t, format })}
        labels={{
          showTable: t('money.showTable'),
          showChart: t('money.showChart'),
          columns: { from: t('money.flow.from'), to: t('money.flow.to') },
        }}
      />
      <Part title={t('money.proof.title')} text={t('money.proof.text')}>
        <MoneyProofPart report={told} />
      </Part>
      <Part title={t('money.deposits.title')}>
        <MoneyDeposits report={report} />
      </Part>
      <Part title={t('money.income.title')} text={t('money.income.text')}>
        <MoneyIncome report={report} />
      </Part>
      <Part title={t('money.promotion.title')} text={t('money.promotion.text')}>
        <MoneyPromotion report={report} />
      </Part>
      <Part title={t('money.accounts.title')} text={t('money.accounts.text')}>
        <Card flush>
          <List>
            {report.accounts.map(({ account, productId, productName, balance }) => (
              <ListRow
                key={`${account}:${productId ?? ''}`}
                title={t(`account.${account}`)}
                text={productName}
                value={<span className="tabular">{format.figure(moneyOf(balance), 'balance')}</span>}
                href={hashHref(walletRoutes.money.href({ account, productId }))}
              />
            ))}
          </List>
        </Card>
      </Part>
      <Part title={t('money.ledger.title')} text={t('money.ledger.text')}>
        <MoneyLedger />
      </Part>
    </div>
  );
}

function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <SectionHeading title={title} />
      {text === undefined ? null : <p className="text-15 text-pretty text-ink-2">{text}</p>}
      {children}
    </section>
  );
}
