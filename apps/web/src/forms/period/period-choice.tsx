import { SegmentedTabs } from '@paydirt/ui/segmented-tabs';

import { useFormat } from '../../platform/hooks.tsx';
import { type Period, PERIODS } from './period.ts';

export interface PeriodChoiceProps {
  /** Names the tabs; the panel that they belong to is `<TabPanel tabs={id}>`. */
  id: string;
  label: string;
  allLabel: string;
  value: Period;
  onValueChange: (period: Period) => void;
}

/** Choose how far back to look: a week, a month, three months, or all. */
export function PeriodChoice({ allLabel, ...props }: PeriodChoiceProps) {
  const format = useFormat();
  return (
    <SegmentedTabs
      {...props}
      variant="chips"
      items={PERIODS.map((value) => ({
        value,
        label: value === 'all' ? allLabel : format.days(Number(value)),
      }))}
    />
  );
}
