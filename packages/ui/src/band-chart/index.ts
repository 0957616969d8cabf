export {
  BandChart,
  type BandChartLabels,
  type BandChartProps,
  type BandLevel,
  type BandPoint,
} from './band-chart.tsx';
