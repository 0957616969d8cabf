export { DateRange, type DateRangePreset, type DateRangeProps } from './date-range.tsx';
export { isReversed, type DateRangeValue } from './date-range-value.ts';
