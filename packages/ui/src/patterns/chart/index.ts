export { ChartFrame, type ChartFrameProps, type ChartFrameVariant, type ChartView } from './chart-frame.tsx';
export { ChartSlider, type ChartSliderProps } from './chart-slider.tsx';
export { ChartTable, type ChartTableProps } from './chart-table.tsx';
export { percent } from './percent.ts';
