export {
  DateRange,
  isReversed,
  type DateRangePreset,
  type DateRangeProps,
  type DateRangeValue,
} from './date-range.tsx';
