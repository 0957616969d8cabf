import { percent } from '@paydirt/ui/chart';

import type { HistoryBar } from './history-bars.ts';
import { SHARE_FILLS } from './share-fills.ts';

interface HistoryMarksProps {
  bars: readonly HistoryBar[];
  zero: number;
  selected: number;
}

/** The stacked bars of the days, the selected one marked. */
export function HistoryMarks({ bars, zero, selected }: HistoryMarksProps) {
  const step = 100 / bars.length;
  return (
    <>
      <rect x={percent(selected * step)} width={percent(step)} height="100%" rx="2" className="fill-line" />
      {bars.map((bar, index) =>
        bar.pieces.map((piece) => (
          <rect
            key={`${bar.day}:${piece.share}`}
            x={percent((index + 0.14) * step)}
            width={percent(step * 0.72)}
            y={percent(piece.top * 100)}
            // A minimum height keeps the smallest amount visible.
            height={`max(1.5px, ${percent(piece.height * 100)})`}
            className={SHARE_FILLS[piece.share]}
          />
        )),
      )}
      <line x1="0" x2="100%" y1={percent(zero * 100)} y2={percent(zero * 100)} className="stroke-edge" />
    </>
  );
}
