export { FeedPost, type FeedPostLike, type FeedPostProps } from './feed-post.tsx';
