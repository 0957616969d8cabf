export { Progress, type ProgressProps, type ProgressSize, type ProgressTone } from './progress.tsx';
