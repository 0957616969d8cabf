export { BarChart, type Bar, type BarChartLabels, type BarChartProps } from './bar-chart.tsx';
