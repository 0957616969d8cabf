import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@paydirt/domain';
import type { Translate } from '@paydirt/i18n';

const MINUTE = MINUTE_MS / SECOND_MS;
const HOUR = HOUR_MS / SECOND_MS;

/** Write how long something takes, in the largest unit that is exact: "1 minute", "90 seconds". */
export function durationText(t: Translate, seconds: number): string {
  if (seconds >= HOUR && seconds % HOUR === 0) return t('common.hours', { count: seconds / HOUR });
  if (seconds >= MINUTE && seconds % MINUTE === 0) return t('common.minutes', { count: seconds / MINUTE });
  return t('common.seconds', { count: seconds });
}
