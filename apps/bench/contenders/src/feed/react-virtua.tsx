import '../ours.css';
import { createRoot } from 'react-dom/client';
import { WindowVirtualizer } from 'virtua';

import { COVER, posts, POSTS } from '../data.ts';
import { root } from '../root.ts';

createRoot(root()).render(
  <WindowVirtualizer data={posts(POSTS)}>
    {(item) => (
      <article key={item.id} data-item className="border-b border-line px-4 pt-4 pb-1">
        <h3 className="font-semibold text-ink">{item.name}</h3>
        <p className="tabular text-13 text-ink-2">{item.time}</p>
        <p className="mt-2 text-15 leading-text">{item.text}</p>
        <div className="mt-3 grid grid-flow-col gap-2">
          {(item.video === null ? item.pictures : [COVER]).map((src) => (
            <img key={src} src={src} alt="" loading="lazy" className="aspect-picture w-full" />
          ))}
        </div>
        <button type="button">{item.likes}</button>
        <button type="button">{item.comments}</button>
      </article>
    )}
  </WindowVirtualizer>,
);
