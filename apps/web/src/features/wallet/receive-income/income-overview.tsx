import type { IncomeSummary } from '@paydirt/contract/wallet/income';
import { ButtonLink } from '@paydirt/ui/button';
import { FigureGrid } from '@paydirt/ui/figure-grid';
import { IncomePanel } from '@paydirt/ui/income-panel';
import { List, ListRow } from '@paydirt/ui/list-row';

import { moneyOf } from '../../../platform/data/wire.ts';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useOwnFormat, useT } from '../../../platform/hooks.tsx';
import { arrivalText, toIncomePanelProps } from './income-panel-props.ts';
import { MachineIncomePart } from './machine-income-part.tsx';
import { IncomeHistory } from './income-history.tsx';
import { ReceiveOutcome } from './receive-outcome.tsx';
import { useReceiveIncome } from './use-receive-income.ts';
import { WaitingIncome } from './waiting-income.tsx';
import { catalogueRoutes } from '../../../routes/catalogue.ts';
import { teamRoutes } from '../../../routes/team.ts';
import { walletRoutes } from '../../../routes/wallet.ts';

/** Show the status of income, with the button that receives it, what that would book, and the history below. */
export function IncomeOverview({ summary }: { summary: IncomeSummary }) {
  const t = useT();
  const format = useOwnFormat();
  const receiving = useReceiveIncome();
  const texts = { t, format };
  const panel = toIncomePanelProps(summary, receiving, texts);
  // Each step is shown once: income on its way is in the panel when nothing is receivable.
  const inPanel = panel.state.kind === 'arriving';
  const figures = [
    ...(inPanel
      ? []
      : [{ label: t('income.arriving'), value: format.figure(moneyOf(summary.arriving), 'balance') }]),
    { label: t('income.arrivedToday'), value: format.figure(moneyOf(summary.receivedToday), 'balance') },
    {
      label: t('income.scheduledToday'),
      value: format.figure(moneyOf(summary.scheduledToday), 'balance'),
    },
  ];
  const arrival = arrivalText(summary, texts);
  const below = (
    <>
      <IncomeHistory summary={summary} />
      <MachineIncomePart />
      <List className="border-y border-line bg-sheet">
        <ListRow
          icon="receipt"
          title={t('income.toRecords')}
          href={hashHref(walletRoutes.records.href({ type: 5 }))}
        />
        <ListRow
          icon="users"
          title={t('shell.title.teamIncome')}
          href={hashHref(teamRoutes.teamIncome.href())}
        />
      </List>
    </>
  );
  return (
    <div className="flex flex-col gap-6 pt-2">
      <div className="flex flex-col gap-3 px-4">
        <IncomePanel {...panel} />
        <ReceiveOutcome {...receiving} spoken={inPanel} />
        <FigureGrid figures={figures} columns={inPanel ? 2 : 3} />
        {arrival === undefined || inPanel || receiving.taken !== null ? null : (
          <p className="text-13 text-ink-2">{arrival}</p>
        )}
        {summary.machines === 0 && summary.receivableCount === 0 ? (
          <ButtonLink variant="primary" wide href={hashHref(catalogueRoutes.products.href())}>
            {t('income.toMachines')}
          </ButtonLink>
        ) : null}
      </div>
      {summary.receivableCount > 0 ? <WaitingIncome>{below}</WaitingIncome> : below}
    </div>
  );
}
