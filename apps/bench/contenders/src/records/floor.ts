import '../ours.css';
import { iconPaths } from '../../../../../packages/ui/src/foundations/icon/icon-paths.ts';
import { records, type RecordItem, root } from '../data.ts';
import { floorWindow, parse, partsOf } from '../floor-window.ts';

const pattern =
  parse(`<div role="listitem"><a data-item class="flex flex-wrap justify-between gap-x-3 gap-y-1 border-b border-line px-4 py-3 -outline-offset-2 transition-colors">
<span class="flex min-w-0 max-w-full grow basis-48 items-start gap-3"><span class="grid size-10 shrink-0 place-items-center rounded-control bg-wash text-ink-2"><svg viewBox="0 0 24 24" width="1.25rem" height="1.25rem" fill="none" stroke="currentColor" stroke-width="1.75"><path data-p="icon"></path></svg></span>
<span class="min-w-0"><span data-p="title" class="block font-semibold text-ink"> </span><span class="block text-13 text-ink-2"><span data-p="time" class="tabular"> </span> · <span data-p="source"> </span></span></span></span>
<span class="ms-auto max-w-full text-end"><span data-p="amount"> </span><span data-p="status" class="block text-13 text-ink-2"> </span></span></a></div>`);

const list = document.createElement('div');
list.setAttribute('role', 'list');
root().append(list);
floorWindow<RecordItem>({
  box: list,
  items: records(),
  create() {
    const element = pattern.cloneNode(true) as HTMLElement;
    const part = partsOf(element);
    const link = element.firstElementChild as HTMLElement;
    const [icon, amount] = [part('icon'), part('amount')];
    const [title, time, source, figure, status] = ['title', 'time', 'source', 'amount', 'status'].map(
      (name) => part(name).firstChild as Text,
    ) as [Text, Text, Text, Text, Text];
    return {
      element,
      write(item) {
        link.setAttribute('href', `#/user/record?id=${item.id}`);
        icon.setAttribute('d', iconPaths[item.icon]);
        title.data = item.title;
        time.data = item.time;
        source.data = item.source;
        figure.data = item.amount;
        status.data = item.status;
        amount.className = `tabular block text-17 leading-tight font-semibold ${item.flow === 'income' ? 'text-verdigris' : 'text-ink'}`;
      },
    };
  },
});
