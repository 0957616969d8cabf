import { Screen } from '../../../shell/screen/screen.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { useIncomeSummary } from '../data/income.ts';
import { IncomeOverview } from './income-overview.tsx';
import { IncomeOverviewSkeleton } from './income-overview-skeleton.tsx';

/** Receive income: the receivable amount, the amount on its way, and the results of the last days. */
export function ReceiveIncomeScreen() {
  const view = useIncomeSummary();
  return (
    <Screen>
      <Viewed view={view} skeleton={<IncomeOverviewSkeleton />}>
        {(summary) => <IncomeOverview summary={summary} />}
      </Viewed>
    </Screen>
  );
}
