import { MINUTE_MS, SECOND_MS } from '@paydirt/domain';

const FIRST_MS = 2 * SECOND_MS;
const LONGEST_MS = MINUTE_MS / 2;

/**
 * Compute the pause in milliseconds before retrying something that failed `failures` times in a row: twice as long
 * each time, up to half a minute. Up to half of it is left to chance, so that the apps that lost a service at the
 * same moment do not all come back at the same moment.
 */
export function backoffMs(failures: number, random: () => number = Math.random): number {
  const whole = Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS);
  return Math.round(whole * (1 - random() / 2));
}
