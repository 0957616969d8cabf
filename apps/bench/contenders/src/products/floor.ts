import '../ours.css';
import { leftText, products, type ProductItem, root } from '../data.ts';
import { floorWindow, parse, partsOf } from '../floor-window.ts';

const markup = `<div class="pb-3"><article data-item class="relative overflow-hidden rounded-card border border-line bg-sheet">
<div class="flex flex-wrap gap-3 p-3"><div class="grid h-24 w-24 shrink-0 place-items-center rounded-control bg-wash"><img alt="" data-p="picture" class="w-full p-1.5"></div>
<div class="flex min-w-0 grow basis-40 flex-col items-start justify-center gap-1"><span class="inline-flex max-w-full items-center gap-1 rounded-control px-2 py-0.5 text-12 font-semibold bg-ember-wash text-ember mb-0.5"><span role="timer" data-p="left" class="tabular"> </span></span><h3 class="max-w-full font-title text-17 font-bold text-balance"><a data-p="name" class="rounded-control after:absolute after:inset-0"></a></h3><p data-p="price" class="tabular max-w-full text-15 text-ink-2"></p></div></div>
<dl class="flex flex-wrap overflow-hidden border-line border-y">${[0, 1, 2].map((n) => `<div class="-ms-px -mt-px max-w-[calc(100%+1px)] grow border-s border-t border-line px-3 py-2.5 basis-[max(5rem,27%)]"><dt data-p="l${n}" class="text-12 text-ink-2"></dt><dd data-p="v${n}" class="tabular font-semibold mt-0.5 text-15 text-ink"></dd></div>`).join('')}</dl>
<div class="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 pt-3"><div class="h-1 grow basis-24 overflow-hidden rounded-full bg-line"><div data-p="bar" class="h-full rounded-full bg-ink-2"></div></div><span data-p="sold" class="tabular text-13 text-ink-2"></span></div>
<div class="flex p-3 *:min-w-min"><a data-p="lease" class="target relative grow rounded-control bg-gold px-4 py-3 text-center text-on-gold">Lease</a></div>
</article></div>`;

const pattern = parse(markup);
const lefts = new WeakMap<HTMLElement, Text>();
const each = floorWindow<ProductItem>({
  box: root(),
  items: products(),
  create() {
    const element = pattern.cloneNode(true) as HTMLElement;
    const part = partsOf(element);
    const picture = part('picture') as HTMLImageElement;
    lefts.set(element, part('left').firstChild as Text);
    return {
      element,
      write(item) {
        picture.src = item.picture;
        part('name').textContent = item.name;
        part('price').textContent = item.price;
        item.figures.forEach(({ label, value }, n) => {
          part(`l${n}`).textContent = label;
          part(`v${n}`).textContent = value;
        });
        part('bar').style.inlineSize = `${item.permille / 10}%`;
        part('sold').textContent = item.sold;
        for (const link of ['name', 'lease']) part(link).setAttribute('href', item.href);
        write(element, item);
      },
    };
  },
});

function write(element: HTMLElement, { endsAt }: ProductItem) {
  const text = lefts.get(element);
  if (text) text.data = leftText(endsAt, Date.now());
}
setInterval(() => each(write), 1000);
