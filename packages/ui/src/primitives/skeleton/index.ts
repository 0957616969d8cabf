export {
  Skeleton,
  SkeletonBlock,
  SkeletonCard,
  SkeletonLine,
  SkeletonRow,
  type SkeletonLineProps,
  type SkeletonLineSize,
  type SkeletonProps,
} from './skeleton.tsx';
export { SkeletonText, type SkeletonTextProps } from './skeleton-text.tsx';
