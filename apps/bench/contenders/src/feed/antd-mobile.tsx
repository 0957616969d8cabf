import { Avatar, Button, Card, Image, InfiniteScroll } from 'antd-mobile';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

import { COVER, PAGE, posts, POSTS } from '../data.ts';
import { root } from '../root.ts';

const all = posts(POSTS);

function Feed() {
  const [shown, setShown] = useState(PAGE);
  return (
    <>
      {all.slice(0, shown).map((item) => (
        <Card key={item.id} data-item title={item.name} icon={<Avatar src="" />} extra={item.time}>
          <p>{item.text}</p>
          {(item.video === null ? item.pictures : [COVER]).map((src) => (
            <Image key={src} lazy src={src} width="100%" height={240} fit="cover" />
          ))}
          <Button fill="none">{item.likes}</Button>
          <Button fill="none">{item.comments}</Button>
        </Card>
      ))}
      <InfiniteScroll hasMore={shown < all.length} loadMore={async () => setShown((count) => count + PAGE)} />
    </>
  );
}

createRoot(root()).render(<Feed />);
