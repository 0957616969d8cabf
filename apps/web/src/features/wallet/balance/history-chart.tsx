import type { AccountHistory } from '@paydirt/contract/wallet/statement';
import type { Formatters, Translate } from '@paydirt/i18n';
import { ChartFrame, ChartSlider } from '@paydirt/ui/chart';
import { useState } from 'react';

import { startOf } from '../../../platform/data/wire.ts';
import { useFormat, useT } from '../../../platform/hooks.tsx';
import { type HistoryBar, type ShareName, toHistoryBars } from './history-bars.ts';
import { HistoryMarks } from './history-marks.tsx';
import { HistoryTable } from './history-table.tsx';
import { SHARE_FILLS } from './share-fills.ts';

/** Chart the changes of the balance by day and by payer: as stacked bars, and as a table. */
export function HistoryChart({ history }: { history: AccountHistory }) {
  const t = useT();
  const format = useFormat();
  const { bars, zero, shares } = toHistoryBars(history);
  const [moved, setMoved] = useState<number>();
  const last = bars.length - 1;
  const selected = Math.min(moved ?? last, last);
  const bar = bars[selected];
  const nameOf = (share: ShareName) => t(`balance.shares.${share}`);
  const dayOf = (one: HistoryBar | undefined) => one && format.day(startOf(one.day));
  return (
    <ChartFrame
      variant="section"
      label={t('balance.chart')}
      labels={{ showTable: t('balance.showTable'), showChart: t('balance.showChart') }}
      renderChart={(labelId) =>
        bar && (
          <>
            <ChartSlider
              aria-labelledby={labelId}
              count={bars.length}
              selected={selected}
              onSelect={setMoved}
              valueText={spoken(bar, nameOf, { t, format })}
              ends={[dayOf(bars[0]), dayOf(bars[last])]}
              className="h-44"
            >
              <HistoryMarks bars={bars} zero={zero} selected={selected} />
            </ChartSlider>
            <Readout bar={bar} nameOf={nameOf} />
            <Legend shares={shares} nameOf={nameOf} />
          </>
        )
      }
      renderTable={(shown) => (
        <HistoryTable label={t('balance.chart')} bars={bars} shares={shares} nameOf={nameOf} shown={shown} />
      )}
    />
  );
}

/** A day in words: each share, and the balance at its end. */
function spoken(
  bar: HistoryBar,
  nameOf: Named['nameOf'],
  { t, format }: { t: Translate; format: Formatters },
): string {
  const parts = bar.amounts.map(({ share, amount }) => `${nameOf(share)} ${format.figure(amount, 'delta')}`);
  return [
    format.day(startOf(bar.day)),
    ...(parts.length === 0 ? [t('balance.nothingMoved')] : parts),
    `${t('balance.total')} ${format.money(bar.total, 'balance')}`,
  ].join(', ');
}

interface Named {
  nameOf: (share: ShareName) => string;
}

/** Show the selected day; screen readers get it from the slider. */
function Readout({ bar, nameOf }: Named & { bar: HistoryBar }) {
  const t = useT();
  const format = useFormat();
  return (
    <div aria-hidden="true" className="tabular flex flex-col gap-0.5 border-t border-line pt-2 text-13">
      <p className="flex flex-wrap justify-between gap-x-3 font-semibold">
        <span>{format.day(startOf(bar.day))}</span>
        <span className="ms-auto">{format.money(bar.total, 'balance')}</span>
      </p>
      {bar.amounts.length === 0 ? (
        <p className="text-ink-2">{t('balance.nothingMoved')}</p>
      ) : (
        bar.amounts.map(({ share, amount }) => (
          <p key={share} className="flex flex-wrap justify-between gap-x-3 text-ink-2">
            <span>{nameOf(share)}</span>
            <span className="ms-auto text-ink">{format.figure(amount, 'delta')}</span>
          </p>
        ))
      )}
    </div>
  );
}

function Legend({ shares, nameOf }: Named & { shares: readonly ShareName[] }) {
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 text-13 text-ink-2">
      {shares.map((share) => (
        <li key={share} className="flex items-center gap-1.5">
          <svg width="12" height="12" className="shrink-0">
            <rect width="12" height="12" rx="2" className={SHARE_FILLS[share]} />
          </svg>
          {nameOf(share)}
        </li>
      ))}
    </ul>
  );
}
