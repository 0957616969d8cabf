import { addDays, isoDay, parseIsoDay, SIGN_IN_REWARD, toDecimal, unwrap } from '@paydirt/domain';

import { type Example, exampleOf } from '../example.ts';
import {
  checkIn,
  type CheckInMonth,
  checkInMonth,
  type CheckInState,
  checkInState,
  checkInToday,
} from './check-in.ts';

const REWARD = toDecimal(SIGN_IN_REWARD);

/** A day that is open, after two on which the member checked in. */
export function aCheckInState(changes: Partial<CheckInState> = {}): CheckInState {
  const day = changes.day ?? '2026-11-21';
  return {
    day,
    signed: false,
    earlier: false,
    reward: REWARD,
    streak: 2,
    next: { day: isoDay(addDays(unwrap(parseIsoDay(day)), 1)), reward: REWARD },
    covered: true,
    recordId: null,
    ...changes,
  };
}

/** A month with check-ins on some of its days. */
export function aCheckInMonth(
  month = '2026-11',
  days: readonly number[] = [12, 13, 17, 19, 20],
): CheckInMonth {
  const minor = SIGN_IN_REWARD.minor * BigInt(days.length);
  return {
    month,
    days: days.map((day) => ({
      day: `${month}-${String(day).padStart(2, '0')}`,
      reward: REWARD,
      recordId: `rec_day_${day}`,
    })),
    total: toDecimal({ ...SIGN_IN_REWARD, minor }),
  };
}

export function examples(): Example[] {
  return [
    exampleOf(checkInState, {}, aCheckInState()),
    exampleOf(checkIn, {}, aCheckInState({ signed: true, recordId: 'rec_day_21' })),
    exampleOf(checkInToday, {}, aCheckInState({ signed: true, recordId: 'rec_day_21' })),
    exampleOf(checkInMonth, {}, aCheckInMonth()),
  ];
}
