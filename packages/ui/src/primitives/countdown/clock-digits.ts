import type { Remaining } from '@paydirt/domain';

/** Write the hours, minutes and seconds left as "04:12:09"; days are for the text around it. */
export function clockDigits({ hours, minutes, seconds }: Remaining): string {
  return [hours, minutes, seconds].map((part) => part.toString().padStart(2, '0')).join(':');
}
