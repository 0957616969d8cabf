export { BarChart, type BarChartProps } from './bar-chart.tsx';
export { type ChartLabels as BarChartLabels, type ChartPoint as Bar } from './series-chart.tsx';
