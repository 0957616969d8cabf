import { DayPass } from '@paydirt/ui/day-pass';
import { useEffect } from 'react';

import { useIncomeDays } from '../../platform/data/income-days.ts';
import { useRefresh } from '../../platform/data/use-call.ts';
import { useOwnFormat, useT } from '../../platform/hooks.tsx';
import type { DaysPassed } from '../../platform/services/days-passed.ts';
import { useSheetEntry } from '../../shell/screen/sheet-entry.ts';
import { toDayPass } from './day-pass-props.ts';

export interface DayPassHostProps {
  passed: DaysPassed;
  onClose: () => void;
}

/**
 * Play the results of the days that passed, once they are settled, and show the receipt. The page below is of the new
 * day by then.
 */
export function DayPassHost({ passed, onClose }: DayPassHostProps) {
  const t = useT();
  const format = useOwnFormat();
  const days = useIncomeDays(passed);
  const settled = days !== null;
  const refresh = useRefresh();
  useEffect(() => {
    if (settled) void refresh('money', 'orders', 'products', 'check_ins', 'coupons');
  }, [settled, refresh]);
  const shown = settled && days.machines.length > 0;
  useSheetEntry(shown, onClose);
  if (!shown) return null;
  return (
    <DayPass
      {...toDayPass(days, { t, format })}
      labels={{ machines: t('dayPassed.machines'), skip: t('dayPassed.skip'), close: t('common.close') }}
      onClose={onClose}
    />
  );
}
