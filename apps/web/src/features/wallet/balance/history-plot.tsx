import type { KeyboardEvent, PointerEvent } from 'react';

import { useFormat } from '../../../platform/hooks.tsx';
import { startOf } from '../../../platform/data/wire.ts';
import type { HistoryBar } from './history-bars.ts';
import { SHARE_FILLS } from './share-fills.ts';

interface HistoryPlotProps {
  labelledBy: string;
  bars: readonly HistoryBar[];
  zero: number;
  place: number;
  /** What the day at `place` was, in words. */
  says: string;
  onPlaceChange: (place: number) => void;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 7,
  PageDown: -7,
};

function targetOf(key: string, place: number, last: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const step = STEPS[key];
  return step === undefined ? null : Math.min(last, Math.max(0, place + step));
}

const percent = (value: number) => `${Math.round(value * 100_000) / 1000}%`;

/** The bars, one slider over all of them: arrows and a finger move along the days. */
export function HistoryPlot({ labelledBy, bars, zero, place, says, onPlaceChange }: HistoryPlotProps) {
  const format = useFormat();
  const last = bars.length - 1;
  const step = 1 / bars.length;

  function move(event: KeyboardEvent) {
    const target = targetOf(event.key, place, last);
    if (target === null) return;
    event.preventDefault();
    onPlaceChange(target);
  }
  function point(event: PointerEvent<HTMLDivElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - box.left) / box.width;
    onPlaceChange(Math.min(last, Math.max(0, Math.floor(share * bars.length))));
  }

  const [first, final] = [bars[0], bars[last]];
  return (
    <div>
      <div
        role="slider"
        tabIndex={0}
        aria-labelledby={labelledBy}
        aria-valuemin={1}
        aria-valuemax={bars.length}
        aria-valuenow={place + 1}
        aria-valuetext={says}
        onKeyDown={move}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          point(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) point(event);
        }}
        className="h-44 cursor-pointer touch-pan-y rounded-control"
      >
        <svg width="100%" height="100%" className="block overflow-visible" aria-hidden="true">
          <rect x={percent(place * step)} width={percent(step)} height="100%" rx="2" className="fill-line" />
          {bars.map((bar, index) =>
            bar.pieces.map((piece) => (
              <rect
                key={`${bar.day}:${piece.share}`}
                x={percent((index + 0.14) * step)}
                width={percent(step * 0.72)}
                y={percent(piece.top)}
                // However little it was, it can be seen.
                height={`max(1.5px, ${percent(piece.height)})`}
                className={SHARE_FILLS[piece.share]}
              />
            )),
          )}
          <line x1="0" x2="100%" y1={percent(zero)} y2={percent(zero)} className="stroke-edge" />
        </svg>
      </div>
      <div
        aria-hidden="true"
        className="tabular flex flex-wrap justify-between gap-x-3 pt-1 text-12 text-ink-2"
      >
        <span>{first ? format.day(startOf(first.day)) : null}</span>
        <span>{final ? format.day(startOf(final.day)) : null}</span>
      </div>
    </div>
  );
}
