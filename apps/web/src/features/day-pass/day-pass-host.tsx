import { epochMs, type EpochMs } from '@paydirt/domain';
import { DAY_PASS_MS, DayPass } from '@paydirt/ui/day-pass';
import { type MouseEvent, useEffect, useEffectEvent, useState } from 'react';

import { useIncomeDays } from '../../platform/data/income-days.ts';
import { useFormat, usePlatform, useT } from '../../platform/hooks.tsx';
import type { DayPassHostProps } from '../../shell/frame/ribbon.tsx';
import { toDayPass } from './day-pass-props.ts';

/** The interval at which the moving clock is redrawn. */
const SWEEP_STEP_MS = 50;
/** The clock has arrived before the play ends. */
const SWEEP_MS = DAY_PASS_MS * 0.8;

/** Play the results of the days that passed, once they are settled, and leave the receipt. */
export function DayPassHost({ passed, onSweep, onAnnounce, onClose }: DayPassHostProps) {
  const t = useT();
  const format = useFormat();
  const { panel } = usePlatform();
  const days = useIncomeDays(passed);
  const [playing, setPlaying] = useState(true);
  const plays = days !== null && days.machines.length > 0;
  const dayPass = plays ? toDayPass(days, { t, format }) : null;
  useSweep(plays && playing, passed, onSweep);
  const announce = useEffectEvent(() => {
    if (dayPass !== null) onAnnounce(dayPass.announcement);
  });
  useEffect(() => {
    if (plays) announce();
  }, [plays]);
  if (dayPass === null) return null;
  const { announcement: _, ...parts } = dayPass;
  return (
    <DayPass
      label={t('dayPassed.title')}
      {...parts}
      labels={{ machines: t('dayPassed.machines'), skip: t('dayPassed.skip'), close: t('common.close') }}
      onPlayed={() => setPlaying(false)}
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      onClick={(event: MouseEvent) => {
        // A way to an entry leads out of the test panel, where it is open.
        if (event.target instanceof Element && event.target.closest('a')) panel.set(null);
      }}
    />
  );
}

/** Let the ribbon's clock run from before the days to after them. */
function useSweep(
  runs: boolean,
  { before, after }: { readonly before: EpochMs; readonly after: EpochMs },
  onSweep: (clock: string | null) => void,
): void {
  const format = useFormat();
  const show = useEffectEvent((share: number | null) =>
    onSweep(share === null ? null : format.clock(epochMs(Math.round(before + (after - before) * share)))),
  );
  useEffect(() => {
    if (!runs) return undefined;
    let gone = 0;
    show(0);
    const timer = setInterval(() => {
      gone = Math.min(gone + SWEEP_STEP_MS, SWEEP_MS);
      const left = 1 - gone / SWEEP_MS;
      show(1 - left * left);
    }, SWEEP_STEP_MS);
    return () => {
      clearInterval(timer);
      show(null);
    };
  }, [runs]);
}
