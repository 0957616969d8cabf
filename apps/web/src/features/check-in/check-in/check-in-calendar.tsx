import type { CheckInMonth, CheckInState } from '@paydirt/contract/rewards/check-in';
import { dayOf } from '@paydirt/domain';
import { Card } from '@paydirt/ui/card';
import { SignInCalendar } from '@paydirt/ui/sign-in-calendar';

import { dayOfWire, moneyOf, timeOf } from '../../../platform/data/wire.ts';
import { useFormat, useLocale, useMember, useT } from '../../../platform/hooks.tsx';
import { monthName } from '../../../platform/language/month-name.ts';
import { weekStartOf } from '../../../platform/language/week-start.ts';
import { CheckInAction } from './check-in-action.tsx';
import { toMonthDays } from './month-days.ts';
import { useMonthSteps } from './month-steps.ts';
import { weekdayNames } from './weekday-names.ts';

export interface CheckInCalendarProps {
  state: CheckInState;
  /** The month that is shown. */
  month: CheckInMonth;
  onTurn: (month: string) => void;
}

/** A month of check-ins, with today's below it. */
export function CheckInCalendar({ state, month, onTurn }: CheckInCalendarProps) {
  const t = useT();
  const format = useFormat();
  const locale = useLocale();
  const member = useMember();
  const today = dayOfWire(state.day);
  const joined = member === null ? today : dayOf(timeOf(member.createTime));
  const steps = useMonthSteps(month.month, { joined, today }, onTurn);
  const reward = format.money(moneyOf(state.reward), 'balance');
  return (
    <Card className="flex flex-col gap-3">
      <SignInCalendar
        month={monthName(month.month, locale)}
        weekdays={weekdayNames(locale)}
        weekStart={weekStartOf(locale)}
        days={toMonthDays(month, { t, format, today, joined, reward: state.reward })}
        today={state.day}
        {...steps}
        streak={t('checkIn.streak', { count: state.streak })}
        note={t('checkIn.note', { amount: reward })}
        action={<CheckInAction state={state} />}
      />
    </Card>
  );
}
