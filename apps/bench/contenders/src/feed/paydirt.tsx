import '../ours.css';
import { CardList } from '@paydirt/ui/card-list';
import { FeedPost } from '@paydirt/ui/feed-post';
import { createRoot } from 'react-dom/client';

import { posts, POSTS, type PostItem } from '../data.ts';
import { root } from '../root.ts';
import { postProps } from './post-props.tsx';

const card = (item: PostItem) => <FeedPost data-item {...postProps(item)} />;
const keyOf = ({ id }: PostItem) => id;

createRoot(root()).render(
  <CardList label="Posts" items={posts(POSTS)} keyOf={keyOf} card={card} layout="flush" cardHeight={24} />,
);
