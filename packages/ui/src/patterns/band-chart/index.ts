export { BandChart, type BandChartLabels, type BandChartProps } from './band-chart.tsx';
export type { BandLevel, BandPoint } from './band-marks.tsx';
