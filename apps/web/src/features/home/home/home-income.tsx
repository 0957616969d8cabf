import type { IncomeSummary } from '@paydirt/contract/wallet/income';
import { IncomePanel } from '@paydirt/ui/income-panel';

import { useFormat, useSettings, useT } from '../../../platform/hooks.tsx';
import { ReceiveOutcome, toIncomePanelProps, useReceiveIncome } from '../../wallet/index.ts';

interface HomeIncomeProps {
  readonly income: IncomeSummary;
  /** Nothing else is the next step. */
  readonly gold: boolean;
}

/** Show the income that waits, collected from home with one tap. */
export function HomeIncome({ income, gold }: HomeIncomeProps) {
  const t = useT();
  const format = useFormat();
  const receiving = useReceiveIncome();
  const [{ amountsHidden }] = useSettings();
  const { state, ...panel } = toIncomePanelProps(income, receiving, { t, format });
  return (
    <div className="flex flex-col gap-2">
      <IncomePanel
        {...panel}
        state={state.kind === 'receivable' ? { ...state, gold } : state}
        concealedLabel={amountsHidden ? t('home.hidden') : undefined}
      />
      <ReceiveOutcome {...receiving} spoken={state.kind === 'arriving'} />
    </div>
  );
}
