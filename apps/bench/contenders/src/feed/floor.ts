import '../ours.css';
import { COVER, posts, POSTS, type PostItem } from '../data.ts';
import { parse, partsOf } from '../floor-window.ts';
import { root } from '../root.ts';

const pattern = parse(
  `<article data-item class="border-b border-line px-4 pt-4 pb-1"><h3 data-p="name" class="font-semibold text-ink"></h3><p data-p="time" class="tabular text-13 text-ink-2"></p><p data-p="text" class="mt-2 text-15 leading-text"></p><div data-p="media" class="mt-3 grid grid-flow-col gap-2"></div><button data-p="likes" class="target px-2 text-13"></button><button data-p="comments" class="target px-2 text-13"></button></article>`,
);

function post(item: PostItem): HTMLElement {
  const element = pattern.cloneNode(true) as HTMLElement;
  const part = partsOf(element);
  for (const name of ['name', 'time', 'text', 'likes', 'comments'] as const)
    part(name).textContent = item[name];
  for (const src of item.video === null ? item.pictures : [COVER])
    part('media').append(parse(`<img alt="" loading="lazy" class="aspect-picture w-full" src="${src}">`));
  return element;
}

// Posts have heights of their own: twelve stand around the screen, further ones leave their height.
const all = posts(POSTS);
const groups = Array.from({ length: Math.ceil(all.length / 4) }, (_, group) => {
  const box = document.createElement('div');
  box.style.minHeight = '1600px';
  root().append(box);
  return { box, items: all.slice(group * 4, group * 4 + 4) };
});
const byBox = new Map(groups.map(({ box, items }) => [box as Element, items]));
const fill = (box: HTMLElement, items: readonly PostItem[]) => {
  box.style.minHeight = '';
  box.replaceChildren(...items.map(post));
};
for (const { box, items } of groups.slice(0, 1)) fill(box, items);
const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      const box = target as HTMLElement;
      const filled = box.hasChildNodes();
      if (isIntersecting && !filled) fill(box, byBox.get(box) ?? []);
      else if (!isIntersecting && filled) {
        box.style.minHeight = `${boundingClientRect.height}px`;
        box.replaceChildren();
      }
    }
  },
  { rootMargin: '800px 0px' },
);
for (const { box } of groups) observer.observe(box);
