export {
  CommentThread,
  type Comment,
  type CommentThreadLabels,
  type CommentThreadProps,
} from './comment-thread.tsx';
