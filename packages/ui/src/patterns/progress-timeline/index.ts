export { ProgressTimeline, type ProgressStep, type ProgressTimelineProps } from './progress-timeline.tsx';
