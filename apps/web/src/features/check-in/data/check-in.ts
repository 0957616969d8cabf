import { checkIn, checkInMonth, checkInState } from '@paydirt/contract/rewards/check-in';

import { useCall } from '../../../platform/data/use-call.ts';
import type { OnSettledElsewhere } from '../../../platform/intents/settled-elsewhere.ts';
import { useMoneyCall } from '../../../platform/intents/use-money-call.ts';

/** Read the status of today's check-in. */
export const useCheckInState = () => useCall(checkInState, {});

/** Read the check-ins of a month, "2026-11"; null is the services' own. The last one stays until the next has come. */
export const useCheckInMonth = (month: string | null) =>
  useCall(checkInMonth, month === null ? {} : { month }, { keepPrevious: 'failed' });

/**
 * Check in for a day, which goes with the request, so that no other one is checked in by mistake. One without an answer
 * is offered on later days, too.
 */
export const useCheckIn = (onSettledElsewhere: OnSettledElsewhere) =>
  useMoneyCall(checkIn, 'check-in', onSettledElsewhere);
