import type { Standing } from '@paydirt/contract/wallet/standing';
import { addDays, isoDay, parseIsoDay, RUNS, startOfDay } from '@paydirt/domain';
import { BandChart } from '@paydirt/ui/band-chart';
import { TextField } from '@paydirt/ui/field';
import { SegmentedTabs, TabPanel } from '@paydirt/ui/segmented-tabs';
import { Skeleton, SkeletonBlock } from '@paydirt/ui/skeleton';
import { FailedState } from '@paydirt/ui/state-message';
import { useState } from 'react';

import { LIMITED_PERIODS } from '../../../forms/period/period.ts';
import { dayOfWire } from '../../../platform/data/wire.ts';
import { useOwnFormat, useT } from '../../../platform/hooks.tsx';
import { useLookAhead } from '../data/standing.ts';
import { toAheadPoints } from './ahead-points.ts';

const OTHER = 'other';
const DAYS_AT_MOST = 365;

/** Show the possible balance by a day that the member chooses; stated to be neither forecast nor promise (H5). */
export function AheadPart({ standing }: { standing: Standing }) {
  const t = useT();
  const format = useOwnFormat();
  const today = dayOfWire(standing.day);
  const [chosen, setChosen] = useState<(typeof LIMITED_PERIODS)[number] | typeof OTHER>('30');
  const [typed, setTyped] = useState(isoDay(addDays(today, 30)));
  const parsed = parseIsoDay(typed);
  const days = chosen === OTHER ? (parsed.ok ? parsed.value - today : 0) : Number(chosen);
  const fits = days >= 1 && days <= DAYS_AT_MOST;
  const last = addDays(today, DAYS_AT_MOST);
  const error = fits ? undefined : t('standing.wrongDay', { day: format.day(startOfDay(last)) });

  if (standing.leases.length === 0) return <p className="text-15 text-ink-2">{t('standing.noMachines')}</p>;
  return (
    <div className="flex flex-col gap-3 pt-3">
      <h3 className="font-title text-17 font-bold">{t('standing.possible')}</h3>
      <p className="text-13 text-pretty text-ink-2">{t('standing.runs', { count: format.number(RUNS) })}</p>
      <SegmentedTabs
        label={t('standing.until')}
        items={[
          ...LIMITED_PERIODS.map((value) => ({ value, label: format.days(Number(value)) })),
          { value: OTHER, label: t('standing.otherDay') },
        ]}
        value={chosen}
        onValueChange={setChosen}
      >
        <TabPanel value={chosen}>
          <div className="flex flex-col gap-3">
            {chosen === OTHER ? (
              <TextField
                type="date"
                label={t('standing.until')}
                min={isoDay(addDays(today, 1))}
                max={isoDay(last)}
                value={typed}
                onValueChange={setTyped}
                error={error}
              />
            ) : null}
            {fits ? <AheadChart standing={standing} days={days} /> : null}
          </div>
        </TabPanel>
      </SegmentedTabs>
    </div>
  );
}

function AheadChart({ standing, days }: { standing: Standing; days: number }) {
  const t = useT();
  const format = useOwnFormat();
  const ahead = useLookAhead(standing, days);
  if (ahead.status === 'failed')
    return <FailedState title={t('error.internal')} retryLabel={t('common.retry')} onRetry={ahead.retry} />;
  if (ahead.status === 'working') {
    return (
      <Skeleton label={t('standing.working')}>
        <SkeletonBlock className="h-72" />
      </Skeleton>
    );
  }
  const today = dayOfWire(standing.day);
  const { points, zeroAt } = toAheadPoints(ahead.days, today, format);
  return (
    <>
      <p className="text-17 font-semibold text-pretty">
        {t('standing.losses', {
          day: format.day(startOfDay(addDays(today, ahead.days.length - 1))),
          losses: format.number(ahead.days.at(-1)?.losses ?? 0),
          runs: format.number(RUNS),
        })}
      </p>
      <BandChart
        label={t('standing.chart')}
        points={points}
        guide={{ value: zeroAt, label: t('standing.zero') }}
        labels={{
          showTable: t('balance.showTable'),
          showChart: t('balance.showChart'),
          columns: {
            label: t('balance.day'),
            low: t('standing.worst'),
            mid: t('standing.median'),
            high: t('standing.best'),
          },
        }}
      />
    </>
  );
}
