import type { ClockDay } from '@paydirt/domain';
import type { SignInMonthStep } from '@paydirt/ui/sign-in-calendar';

import { useLocale, useT } from '../../../platform/hooks.tsx';
import { monthName } from '../../../platform/language/month-name.ts';
import { adjacentMonth, monthOf } from './month-days.ts';

/** Get the steps to the previous and the next month, between the month of joining and today's. */
export function useMonthSteps(
  month: string,
  { joined, today }: { readonly joined: ClockDay; readonly today: ClockDay },
  turn: (month: string) => void,
): { readonly previous: SignInMonthStep | null; readonly next: SignInMonthStep | null } {
  const t = useT();
  const locale = useLocale();
  const [before, after] = [adjacentMonth(month, -1), adjacentMonth(month, 1)];
  return {
    previous:
      before < monthOf(joined)
        ? null
        : {
            label: t('checkIn.previousMonth', { month: monthName(before, locale) }),
            onSelect: () => turn(before),
          },
    next:
      after > monthOf(today)
        ? null
        : {
            label: t('checkIn.nextMonth', { month: monthName(after, locale) }),
            onSelect: () => turn(after),
          },
  };
}
