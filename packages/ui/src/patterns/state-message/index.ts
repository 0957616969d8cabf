export {
  EmptyState,
  FailedState,
  OfflineNotice,
  type EmptyStateProps,
  type FailedStateProps,
  type OfflineNoticeProps,
} from './state-message.tsx';
