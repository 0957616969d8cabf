export { BarChart, type BarChartLabels, type BarChartProps } from './bar-chart.tsx';
export { type Bar } from './bar-marks.tsx';
