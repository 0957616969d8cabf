export { AreaChart, type AreaChartProps } from './area-chart.tsx';
export {
  type ChartLabels as AreaChartLabels,
  type ChartPoint as AreaPoint,
} from '../bar-chart/series-chart.tsx';
