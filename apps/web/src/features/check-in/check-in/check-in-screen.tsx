import { Card } from '@paydirt/ui/card';
import { List, ListRow } from '@paydirt/ui/list-row';
import { SignInCalendarSkeleton } from '@paydirt/ui/sign-in-calendar';

import { checkInRoutes } from '../../../routes/check-in.ts';
import { walletRoutes } from '../../../routes/wallet.ts';
import { useEntryState } from '../../../platform/navigation/entry-state.ts';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useT } from '../../../platform/hooks.tsx';
import { Screen } from '../../../shell/screen/screen.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { useCheckInMonth, useCheckInState } from '../data/check-in.ts';
import { CheckInCalendar } from './check-in-calendar.tsx';

/**
 * Show the daily check-in: a month on the services' clock, each day's reward, and that a missed day costs nothing
 * (H12).
 */
export function CheckInScreen() {
  const t = useT();
  const [month, setMonth] = useEntryState<string | null>('month', null);
  const state = useCheckInState();
  const shown = useCheckInMonth(month);
  const skeleton = (
    <Card>
      <SignInCalendarSkeleton label={t('common.loading')} />
    </Card>
  );
  return (
    <Screen>
      <div className="flex flex-col gap-6 px-4 pt-2">
        <Viewed inset view={state} skeleton={skeleton}>
          {(today) => (
            <Viewed inset part view={shown} skeleton={skeleton}>
              {(days) => <CheckInCalendar state={today} month={days} onTurn={setMonth} />}
            </Viewed>
          )}
        </Viewed>
        <List fullBleed>
          <ListRow
            icon="receipt"
            title={t('checkIn.historyTitle')}
            href={hashHref(checkInRoutes.checkInHistory.href())}
          />
          <ListRow
            icon="scale"
            title={t('checkIn.toBudget')}
            href={hashHref(walletRoutes.money.href({ account: 'promotion_budget' }))}
          />
        </List>
      </div>
    </Screen>
  );
}
