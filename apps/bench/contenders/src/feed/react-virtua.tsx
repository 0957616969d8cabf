import '../ours.css';
import { FeedPost } from '@paydirt/ui/feed-post';
import { createRoot } from 'react-dom/client';
import { WindowVirtualizer } from 'virtua';

import { posts, POSTS } from '../data.ts';
import { root } from '../root.ts';
import { postProps } from './post-props.tsx';

createRoot(root()).render(
  <WindowVirtualizer data={posts(POSTS)}>
    {(item) => <FeedPost data-item key={item.id} {...postProps(item)} />}
  </WindowVirtualizer>,
);
