export { useMeasuredHeight, type MeasuredProperty } from './use-measured-height.ts';
