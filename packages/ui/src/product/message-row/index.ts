export { MessageRow, MessageRowSkeleton, type MessageChannel, type MessageRowProps } from './message-row.tsx';
