import { type EpochMs, epochMs } from '@paydirt/domain';

const at = (hour: number): EpochMs => epochMs(Date.UTC(2026, 8, 28, hour, 48));

/**
 * Times whose room the first paint holds, since it cannot write one: of midnight, the morning, after noon and the other
 * hours, for languages write one figure or two. A figure more or less is a line of the ribbon, in large text.
 */
export const CLOCK_SAMPLES: readonly EpochMs[] = [at(0), at(8), at(20), at(22)];

/** Get the index of the sample that is as wide as the time of a device, in epoch milliseconds. */
export function sampleIndexAt(device: number): number {
  const hour = new Date(device).getUTCHours();
  if (hour === 0) return 0;
  if (hour < 10) return 1;
  return hour > 12 && hour < 22 ? 2 : 3;
}
