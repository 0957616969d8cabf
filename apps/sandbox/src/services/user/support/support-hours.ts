import { CONSTANTS } from '@paydirt/domain';

const hourText = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** Hours of the clock (UTC) in which people answer in the support chat, in the form of the contract. */
export const SUPPORT_HOURS = {
  from: hourText(CONSTANTS.SUPPORT_OPENS_HOUR),
  to: hourText(CONSTANTS.SUPPORT_CLOSES_HOUR),
};
