export { RecordList, RecordListSkeleton, type RecordListProps, type RecordListRow } from './record-list.tsx';
export type { RecordDay } from './record-list-items.ts';
export type { RecordListSnapshot } from './record-list-windowed.tsx';
