import type { MoneyReport } from '@paydirt/contract/wallet/money';
import { ButtonLink } from '@paydirt/ui/button';
import { Disclosure } from '@paydirt/ui/disclosure';
import { MoneyFlow, type MoneyFlowItem } from '@paydirt/ui/money-flow';
import { SectionHeading } from '@paydirt/ui/section-heading';
import { SegmentedTabs, TabPanel } from '@paydirt/ui/segmented-tabs';
import { Verdicts } from '@paydirt/ui/verdicts';
import { type ReactNode, useMemo } from 'react';

import { startOf, timeOf } from '../../../platform/data/wire.ts';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useFormat, useT } from '../../../platform/hooks.tsx';
import { MoneyAccounts } from './money-accounts.tsx';
import { MoneyChanges, MoneyDepositDays, MoneyDeposits } from './money-deposits.tsx';
import { toHeld, toMoneyFlows } from './money-flows.ts';
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
  /** Begins the proof, and an attempt to cheat, without another tap. */
  cheat: boolean;
  /** Puts what is of the chosen days below what chooses them. */
  inPeriod: (children: ReactNode) => ReactNode;
  onTabChange: (tab: MoneyTab) => void;
}

const TABS = 'money-parts';

/**
 * Show the report in three tabs: the verdicts with the flows, the days, and the proof. Movements are under their
 * period, balances under their moment, and never in one sum.
 */
export function MoneyPage({ report: exact, tab, cheat, inPeriod, onTabChange }: MoneyPageProps) {
  const t = useT();
  const format = useFormat();
  const report = useMemo(() => toShownReport(exact), [exact]);
  const [from, to] = [report.from, report.to].map((day) => format.day(startOf(day)));
  const days = t('money.flow.label', { from: from ?? '', to: to ?? '' });
  const asOf = t('money.flow.asOf', { time: format.dateTime(timeOf(report.heldAt)) });
  return (
    <div className="flex flex-col gap-5">
      <SegmentedTabs
        id={TABS}
        label={t('money.tabs.label')}
        variant="segments"
        items={MONEY_TABS.map((value) => ({ value, label: t(`money.tabs.${value}`) }))}
        value={tab}
        onValueChange={onTabChange}
      />
      <TabPanel tabs={TABS} value={tab} className="flex flex-col gap-5 lg:gap-8">
        {tab === 'flows' ? (
          <>
            <Answers exact={exact} report={report} days={days} asOf={asOf} />
            {inPeriod(<Flows report={report} label={days} />)}
            <Held report={report} label={asOf} />
          </>
        ) : null}
        {tab === 'days' ? inPeriod(<Days report={report} />) : null}
        {tab === 'proof' ? <Proof exact={exact} report={report} cheat={cheat} asOf={asOf} /> : null}
      </TabPanel>
    </div>
  );
}

interface AnswersProps {
  exact: MoneyReport;
  report: MoneyReport;
  days: string;
  asOf: string;
}

/** Answer the three questions, and offer to try to disprove the answers. */
function Answers({ exact, report, days, asOf }: AnswersProps) {
  const t = useT();
  const format = useFormat();
  const { ofDays, held } = toVerdicts(exact, report, { t, format });
  return (
    <div className="flex flex-col gap-3">
      <Verdicts label={days} verdicts={ofDays} />
      <Verdicts label={asOf} verdicts={held} />
      <ButtonLink wide icon="edit" href={hashHref(walletRoutes.money.href({ tab: 'proof', cheat: '1' }))}>
        {t('common.tryToCheat')}
      </ButtonLink>
    </div>
  );
}

/** Show the money that moved in the chosen days. */
function Flows({ report, label }: { report: MoneyReport; label: string }) {
  const t = useT();
  const format = useFormat();
  return (
    <Columns>
      <Picture label={label} flows={toMoneyFlows(report, { t, format })} />
      <Disclosure label={t('money.promotion.title')}>
        <MoneyPromotion report={report} />
      </Disclosure>
    </Columns>
  );
}

/** Show the balances at one moment, whatever moved in the days above. */
function Held({ report, label }: { report: MoneyReport; label: string }) {
  const t = useT();
  const format = useFormat();
  return (
    <Columns>
      <Picture label={label} flows={toHeld(report, { t, format })} />
      <Disclosure label={t('money.deposits.title')}>
        <MoneyDeposits report={report} />
      </Disclosure>
    </Columns>
  );
}

function Picture({ label, flows }: { label: string; flows: readonly MoneyFlowItem[] }) {
  const t = useT();
  return (
    <MoneyFlow
      label={label}
      flows={flows}
      labels={{
        showTable: t('money.showTable'),
        showChart: t('money.showChart'),
        columns: { from: t('money.flow.from'), to: t('money.flow.to') },
      }}
    />
  );
}

function Days({ report }: { report: MoneyReport }) {
  const t = useT();
  return (
    <Columns>
      <Part title={t('money.income.title')}>
        <MoneyIncome report={report} />
      </Part>
      <>
        <MoneyPromotionDays report={report} />
        <MoneyDepositDays report={report} />
        {report.movements.length === 0 ? null : (
          <Part title={t('money.deposits.changes')}>
            <MoneyChanges report={report} />
          </Part>
        )}
      </>
    </Columns>
  );
}

interface ProofProps {
  exact: MoneyReport;
  report: MoneyReport;
  cheat: boolean;
  asOf: string;
}

function Proof({ exact, report, cheat, asOf }: ProofProps) {
  const t = useT();
  return (
    <Columns>
      <Part title={t('money.proof.title')}>
        <MoneyProofPart report={exact} cheat={cheat} />
      </Part>
      <>
        <Part title={t('money.ledger.title')}>
          <MoneyLedger />
        </Part>
        <Part title={t('money.accounts.title')} note={asOf}>
          <MoneyAccounts report={report} />
        </Part>
      </>
    </Columns>
  );
}

/** Two halves of a part, side by side in a wide window. */
function Columns({ children }: { children: readonly [ReactNode, ReactNode] }) {
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2 lg:gap-8">
      {children.map((half, index) => (
        <div key={index} className="flex min-w-0 flex-col gap-5 lg:gap-8">
          {half}
        </div>
      ))}
    </div>
  );
}

interface PartProps {
  title: string;
  /** As of when, where it is not of the days. */
  note?: string;
  children: ReactNode;
}

function Part({ title, note, children }: PartProps) {
  return (
    <section className="flex flex-col gap-3">
      <div>
        <SectionHeading title={title} />
        {note === undefined ? null : <p className="text-13 text-ink-2">{note}</p>}
      </div>
      {children}
    </section>
  );
}
