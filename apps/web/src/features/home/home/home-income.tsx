import { IncomePanel, IncomePanelSkeleton } from '@paydirt/ui/income-panel';

import { useIncomeSummary } from '../../wallet/index.ts';
import { useFormat, useT } from '../../../platform/hooks.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { incomePanelTexts, toIncomePanelProps } from '../../wallet/index.ts';
import { ReceiveOutcome } from '../../wallet/index.ts';
import { useReceiveIncome } from '../../wallet/index.ts';

/** Income that waits, received from home with one tap. */
export function HomeIncome() {
  const t = useT();
  const format = useFormat();
  const view = useIncomeSummary();
  const receiving = useReceiveIncome();
  return (
    <Viewed inset view={view} skeleton={<IncomePanelSkeleton texts={incomePanelTexts(t)} />}>
      {(summary) => (
        <div className="flex flex-col gap-2">
          <IncomePanel {...toIncomePanelProps(summary, receiving, { t, format })} />
          <ReceiveOutcome {...receiving} />
        </div>
      )}
    </Viewed>
  );
}
