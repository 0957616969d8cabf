import type { Remaining } from '@paydirt/domain';

/** Format the hours, minutes and seconds left as "04:12:09"; days belong to the surrounding text. */
export function clockDigits({ hours, minutes, seconds }: Remaining): string {
  return [hours, minutes, seconds].map((part) => part.toString().padStart(2, '0')).join(':');
}
