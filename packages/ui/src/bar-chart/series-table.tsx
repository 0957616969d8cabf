import { breakable } from '../amount-text/index.ts';
import type { ChartLabels, ChartPoint } from './series-chart.tsx';

interface SeriesTableProps {
  label: string;
  points: readonly ChartPoint[];
  columns: ChartLabels['columns'];
  /** Else only screen readers find it. */
  shown: boolean;
}

/** The same figures as rows. */
export function SeriesTable({ label, points, columns, shown }: SeriesTableProps) {
  return (
    // A table itself cannot be clipped to a point.
    <div className={shown ? undefined : 'sr-only'}>
      <table className="tabular w-full text-15 wrap-anywhere">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="border-b border-ink text-13 text-ink-2">
            <th scope="col" className="py-2 text-start font-medium">
              {columns.label}
            </th>
            <th scope="col" className="py-2 text-end font-medium">
              {columns.text}
            </th>
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.label} className="border-b border-line last:border-b-0">
              <th scope="row" className="py-2 text-start font-normal text-ink-2">
                {point.label}
              </th>
              <td className="py-2 text-end font-medium">
                {breakable(point.text)}
                {point.note === undefined ? null : (
                  <span className="block text-13 font-normal text-ink-2">{point.note}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
