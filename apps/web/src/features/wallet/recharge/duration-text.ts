import type { Translate } from '@paydirt/i18n';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Write how long something takes, in the largest unit that is exact: "1 minute", "90 seconds". */
export function durationText(t: Translate, seconds: number): string {
  if (seconds >= HOUR && seconds % HOUR === 0) return t('common.hours', { count: seconds / HOUR });
  if (seconds >= MINUTE && seconds % MINUTE === 0) return t('common.minutes', { count: seconds / MINUTE });
  return t('common.seconds', { count: seconds });
}
