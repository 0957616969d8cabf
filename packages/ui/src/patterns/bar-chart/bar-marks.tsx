import { percent } from '../chart/index.ts';

/** One bar. Texts are already formatted. */
export interface Bar {
  /** Label on the axis ("12 Nov"). */
  label: string;
  /** Its figure ("+3.20 USDT"). */
  text: string;
  /** Note, such as the reason for a lower payment ("94 % of schedule"). */
  note?: string | undefined;
  /** Height as a share of the chart's, 0 to 1. */
  value: number;
  /**
   * A value of zero is normal, such as a day on which no bonus was due: it is drawn, but not marked as a fault.
   * @default false
   */
  ordinary?: boolean | undefined;
}

interface BarMarksProps {
  bars: readonly Bar[];
  /** Percent of the width that each bar takes. */
  step: number;
  /** Index of the selected bar. */
  selected: number;
}

export function BarMarks({ bars, step, selected }: BarMarksProps) {
  return bars.map(({ label, value, ordinary = false }, index) => (
    <BarMark
      key={label}
      value={value}
      ordinary={ordinary}
      start={index * step}
      step={step}
      selected={index === selected}
    />
  ));
}

interface BarMarkProps {
  value: number;
  ordinary: boolean;
  /** Percent of the width. */
  start: number;
  step: number;
  selected: boolean;
}

function BarMark({ value, ordinary, start, step, selected }: BarMarkProps) {
  const height = Math.min(1, Math.max(0, value)) * 100;
  return (
    <>
      {selected ? (
        <rect x={percent(start)} width={percent(step)} y="0" height="100%" rx="2" className="fill-line" />
      ) : null}
      {height === 0 && ordinary ? (
        <line
          x1={percent(start + step * 0.3)}
          x2={percent(start + step * 0.7)}
          y1="calc(100% - 3px)"
          y2="calc(100% - 3px)"
          data-ordinary=""
          className="stroke-edge stroke-2"
        />
      ) : height === 0 ? (
        <circle
          cx={percent(start + step / 2)}
          cy="calc(100% - 5px)"
          r="2.5"
          data-empty=""
          className="fill-none stroke-garnet stroke-2"
        />
      ) : (
        <rect
          x={percent(start + step * 0.16)}
          width={percent(step * 0.68)}
          y={percent(100 - height)}
          height={percent(height)}
          rx="1.5"
          className={selected ? 'fill-ink' : 'fill-verdigris'}
        />
      )}
    </>
  );
}
