import { IncomePanel, IncomePanelSkeleton } from '@paydirt/ui/income-panel';

import { useIncomeSummary } from '../../data/income.ts';
import { useFormat, useT } from '../../platform/hooks.tsx';
import { Viewed } from '../../shell/viewed.tsx';
import { toIncomePanelProps } from '../receive-income/income-panel-props.ts';
import { ReceiveOutcome } from '../receive-income/receive-outcome.tsx';
import { useReceiveIncome } from '../receive-income/use-receive-income.ts';

/** Income that waits, received from home with one tap. */
export function HomeIncome() {
  const t = useT();
  const format = useFormat();
  const view = useIncomeSummary();
  const receiving = useReceiveIncome();
  return (
    <Viewed inset view={view} skeleton={<IncomePanelSkeleton />}>
      {(summary) => (
        <div className="flex flex-col gap-2">
          <IncomePanel {...toIncomePanelProps(summary, receiving, { t, format })} />
          <ReceiveOutcome {...receiving} />
        </div>
      )}
    </Viewed>
  );
}
