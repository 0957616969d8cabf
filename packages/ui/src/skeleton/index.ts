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
