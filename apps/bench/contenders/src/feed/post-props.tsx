import { Avatar } from '@paydirt/ui/avatar';
import type { FeedPostProps } from '@paydirt/ui/feed-post';
import { LazyVideo } from '@paydirt/ui/lazy-video';

import { COVER, type PostItem } from '../data.ts';

const labels = { play: 'Play the video', failed: 'The video did not load', retry: 'Try again' };
const nothing = () => undefined;

/** Lay a post out as our card. */
export function postProps(item: PostItem): FeedPostProps {
  return {
    name: item.name,
    avatar: <Avatar name={item.name} decorative />,
    time: item.time,
    paragraphs: [item.text],
    media:
      item.video === null ? (
        <div className={item.pictures.length > 1 ? 'grid grid-cols-2 gap-2' : 'grid'}>
          {item.pictures.map((src) => (
            <img
              key={src}
              src={src}
              alt=""
              loading="lazy"
              decoding="async"
              className="block aspect-picture w-full"
            />
          ))}
        </div>
      ) : (
        <LazyVideo src={item.video} title={item.text} cover={COVER} labels={labels} />
      ),
    like: { label: 'Like', count: item.likes, liked: false, onLike: nothing },
    comment: { label: 'Comments', count: item.comments, onOpen: nothing },
  };
}
