import { Card } from '@paydirt/ui/card';
import { Skeleton, SkeletonLine, SkeletonRow } from '@paydirt/ui/skeleton';

import { useEntryState } from '../../../platform/navigation/entry-state.ts';
import { useT } from '../../../platform/hooks.tsx';
import { Screen } from '../../../shell/screen/screen.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { useCheckInMonth, useCheckInState } from '../data/check-in.ts';
import { HistoryMonth } from './history-month.tsx';

/** List the check-ins of each month and their rewards, each with its record. */
export function CheckInHistoryScreen() {
  const t = useT();
  const [month, setMonth] = useEntryState<string | null>('month', null);
  const state = useCheckInState();
  const shown = useCheckInMonth(month);
  const skeleton = (
    <Skeleton label={t('common.loading')}>
      <Card className="flex flex-col gap-3">
        <SkeletonLine size="20" />
        <SkeletonLine size="32" extent="short" />
        <SkeletonRow className="px-0" />
        <SkeletonRow className="px-0" />
        <SkeletonRow className="px-0" />
      </Card>
    </Skeleton>
  );
  return (
    <Screen>
      <div className="px-4 pt-2">
        <Viewed inset view={state} skeleton={skeleton}>
          {(today) => (
            <Viewed inset part view={shown} skeleton={skeleton}>
              {(days) => <HistoryMonth today={today.day} month={days} onTurn={setMonth} />}
            </Viewed>
          )}
        </Viewed>
      </div>
    </Screen>
  );
}
