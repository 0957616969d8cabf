export {
  RecordList,
  RecordListSkeleton,
  type RecordListProps,
  type RecordListSkeletonProps,
} from './record-list.tsx';
export type { RecordDay, RecordListRow } from './record-list-items.ts';
export type { RecordListSnapshot } from './record-list-windowed.tsx';
