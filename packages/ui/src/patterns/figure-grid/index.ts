export {
  FigureGrid,
  FigureGridSkeleton,
  type Figure,
  type FigureGridProps,
  type FigureGridSkeletonProps,
} from './figure-grid.tsx';
