export { FeedPost, type FeedPostComment, type FeedPostLike, type FeedPostProps } from './feed-post.tsx';
export type { FeedPostFold } from './feed-post-text.tsx';
