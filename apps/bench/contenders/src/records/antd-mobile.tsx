import { InfiniteScroll, List } from 'antd-mobile';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

import { PAGE, records, RECORDS } from '../data.ts';
import { root } from '../root.ts';

const all = records(RECORDS);

function Records() {
  const [shown, setShown] = useState(PAGE);
  return (
    <>
      <List>
        {all.slice(0, shown).map(({ id, title, time, source, amount, status }) => (
          <List.Item
            key={id}
            data-item
            clickable
            description={`${time} · ${source}`}
            extra={
              <div>
                <strong>{amount}</strong>
                <div>{status}</div>
              </div>
            }
          >
            {title}
          </List.Item>
        ))}
      </List>
      <InfiniteScroll hasMore={shown < all.length} loadMore={async () => setShown((count) => count + PAGE)} />
    </>
  );
}

createRoot(root()).render(<Records />);
