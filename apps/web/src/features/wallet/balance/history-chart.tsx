import type { AccountHistory } from '@paydirt/contract';
import { Button } from '@paydirt/ui/button';
import { useId, useState } from 'react';

import { startOf } from '../../../platform/data/wire.ts';
import { useFormat, useT } from '../../../platform/hooks.tsx';
import { type HistoryBar, type ShareName, toHistoryBars } from './history-bars.ts';
import { HistoryPlot } from './history-plot.tsx';
import { HistoryTable } from './history-table.tsx';
import { SHARE_FILLS } from './share-fills.ts';

/** What changed what the member has, by day and by who paid: as stacked bars, and as a table. */
export function HistoryChart({ history }: { history: AccountHistory }) {
  const t = useT();
  const format = useFormat();
  const id = useId();
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const { bars, zero, shares } = toHistoryBars(history);
  const [place, setPlace] = useState(bars.length - 1);
  const chosen = bars[Math.min(place, bars.length - 1)];
  const nameOf = (share: ShareName) => t(`balance.shares.${share}`);
  const says = (bar: HistoryBar) => {
    const parts = bar.amounts.map(
      ({ share, amount }) => `${nameOf(share)} ${format.figure(amount, 'delta')}`,
    );
    return [
      format.day(startOf(bar.day)),
      ...(parts.length === 0 ? [t('balance.nothingMoved')] : parts),
      `${t('balance.total')} ${format.money(bar.total, 'balance')}`,
    ].join(', ');
  };
  return (
    <figure className="flex flex-col gap-3">
      <figcaption className="flex flex-wrap items-center justify-between gap-x-3">
        <span id={id} className="font-title text-17 font-bold">
          {t('balance.chart')}
        </span>
        <Button
          variant="quiet"
          size="sm"
          className="-me-3.5 ms-auto -outline-offset-2"
          onClick={() => setView(view === 'chart' ? 'table' : 'chart')}
        >
          {view === 'chart' ? t('balance.showTable') : t('balance.showChart')}
        </Button>
        <p className="basis-full text-13 text-ink-2">{t('balance.chartText')}</p>
      </figcaption>
      {view === 'chart' && chosen ? (
        <>
          <HistoryPlot
            labelledBy={id}
            bars={bars}
            zero={zero}
            place={Math.min(place, bars.length - 1)}
            says={says(chosen)}
            onPlaceChange={setPlace}
          />
          <Readout bar={chosen} nameOf={nameOf} />
          <Legend shares={shares} nameOf={nameOf} />
        </>
      ) : null}
      <HistoryTable
        label={t('balance.chart')}
        bars={bars}
        shares={shares}
        nameOf={nameOf}
        shown={view === 'table'}
      />
    </figure>
  );
}

interface Named {
  nameOf: (share: ShareName) => string;
}

/** What the chosen day was; the plot itself says it to screen readers. */
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
