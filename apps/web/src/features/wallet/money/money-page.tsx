import type { MoneyReport } from '@paydirt/contract';
import { Card } from '@paydirt/ui/card';
import { List, ListRow } from '@paydirt/ui/list-row';
import { MoneyFlow } from '@paydirt/ui/money-flow';
import { SectionHeading } from '@paydirt/ui/section-heading';
import { SegmentedTabs, TabPanel } from '@paydirt/ui/segmented-tabs';
import { Verdicts } from '@paydirt/ui/verdicts';
import { type ReactNode, useMemo } from 'react';

import { moneyOf, startOf } from '../../../platform/data/wire.ts';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useFormat, useT } from '../../../platform/hooks.tsx';
import { asPeopleSay } from './as-people-say.ts';
import { MoneyDepositDays, MoneyDeposits } from './money-deposits.tsx';
import { toMoneyFlows } from './money-flows.ts';
import { MoneyIncome } from './money-income.tsx';
import { MoneyLedger } from './money-ledger.tsx';
import { MoneyPromotion, MoneyPromotionDays } from './money-promotion.tsx';
import { MoneyProofPart } from './money-proof-part.tsx';
import { toVerdicts } from './money-verdicts.ts';
import { toShownReport } from './shown-report.ts';
import { walletRoutes } from '../../../routes/wallet.ts';

/** Parts of the page, as the address names them; the first needs no name. */
export const MONEY_TABS = ['flows', 'days', 'proof'] as const;

/** One of {@link MONEY_TABS}. */
export type MoneyTab = (typeof MONEY_TABS)[number];

interface MoneyPageProps {
  report: MoneyReport;
  tab: MoneyTab;
  /** Puts what is of the chosen days below what chooses them. */
  inPeriod: (children: ReactNode) => ReactNode;
  onTabChange: (tab: MoneyTab) => void;
}

const TABS = 'money-parts';

/** The whole report: three verdicts first, then the picture, the days, and the proof. */
export function MoneyPage({ report: told, tab, inPeriod, onTabChange }: MoneyPageProps) {
  const t = useT();
  const format = useFormat();
  const report = useMemo(() => toShownReport(told), [told]);
  const [from, to] = [report.from, report.to].map((day) => format.day(startOf(day)));
  const days = t('money.flow.label', { from: from ?? '', to: to ?? '' });
  return (
    <div className="flex flex-col gap-5">
      <Verdicts label={days} verdicts={toVerdicts(told, report, { t, format })} />
      <SegmentedTabs
        id={TABS}
        label={t('money.tabs.label')}
        variant="segments"
        items={MONEY_TABS.map((value) => ({ value, label: t(`money.tabs.${value}`) }))}
        value={tab}
        onValueChange={onTabChange}
      />
      <TabPanel tabs={TABS} value={tab} className="flex flex-col gap-8">
        {tab === 'proof' ? (
          <Proof told={told} />
        ) : (
          inPeriod(tab === 'flows' ? <Flows report={report} label={days} /> : <Days report={report} />)
        )}
      </TabPanel>
    </div>
  );
}

function Flows({ report, label }: { report: MoneyReport; label: string }) {
  const t = useT();
  const format = useFormat();
  return (
    <Columns>
      <>
        <MoneyFlow
          label={label}
          flows={toMoneyFlows(report, { t, format })}
          labels={{
            showTable: t('money.showTable'),
            showChart: t('money.showChart'),
            columns: { from: t('money.flow.from'), to: t('money.flow.to') },
          }}
        />
        <Part title={t('money.deposits.title')}>
          <MoneyDeposits report={report} />
        </Part>
      </>
      <>
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
                  value={
                    <span className="tabular">
                      {format.figure(asPeopleSay(account, moneyOf(balance)), 'balance')}
                    </span>
                  }
                  href={hashHref(walletRoutes.money.href({ account, productId }))}
                />
              ))}
            </List>
          </Card>
        </Part>
      </>
    </Columns>
  );
}

function Days({ report }: { report: MoneyReport }) {
  const t = useT();
  return (
    <Columns>
      <Part title={t('money.income.title')} text={t('money.income.text')}>
        <MoneyIncome report={report} />
      </Part>
      <>
        <MoneyPromotionDays report={report} />
        <MoneyDepositDays report={report} />
      </>
    </Columns>
  );
}

function Proof({ told }: { told: MoneyReport }) {
  const t = useT();
  return (
    <Columns>
      <Part title={t('money.proof.title')} text={t('money.proof.text')}>
        <MoneyProofPart report={told} />
      </Part>
      <Part title={t('money.ledger.title')} text={t('money.ledger.text')}>
        <MoneyLedger />
      </Part>
    </Columns>
  );
}

/** Two halves of a part, beside each other in a wide window. */
function Columns({ children }: { children: readonly [ReactNode, ReactNode] }) {
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
      {children.map((half, index) => (
        <div key={index} className="flex min-w-0 flex-col gap-8">
          {half}
        </div>
      ))}
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
