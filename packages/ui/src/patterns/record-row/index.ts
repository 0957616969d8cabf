export { RecordRow, RecordRowSkeleton, type RecordRowContent, type RecordRowProps } from './record-row.tsx';
