import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { RecordRowContent } from '../record-row/index.ts';
import { RecordList, RecordListSkeleton, type RecordDay, type RecordListSnapshot } from './index.ts';

interface Sample extends RecordRowContent {
  id: string;
}

const KINDS = [
  {
    icon: 'arrow-up-right',
    title: 'Daily income',
    source: 'from machine revenue',
    flow: 'income',
    status: 'arrived',
  },
  {
    icon: 'machines',
    title: 'Leased Trommel TR-4',
    source: 'from your balance',
    flow: 'out',
    status: 'succeeded',
  },
  { icon: 'arrow-down', title: 'Recharge, USDT', source: 'test faucet', flow: 'income', status: 'credited' },
  { icon: 'arrow-up', title: 'Withdrawal', source: 'fee 2.50', flow: 'out', status: 'succeeded' },
  {
    icon: 'gift',
    title: 'Invitation bonus',
    source: 'from promotion budget',
    flow: 'income',
    status: 'credited',
  },
] as const;

/** Records of a member with a long past, twelve a day, the same at every call. */
function samples(count: number): RecordDay<Sample>[] {
  const perDay = 12;
  return Array.from({ length: Math.ceil(count / perDay) }, (_, day) => ({
    key: `day-${day}`,
    label: day === 0 ? 'Today' : day === 1 ? 'Yesterday' : `${day} days ago`,
    figure: `${(2418 - day).toLocaleString('en-US')}.60`,
    records: Array.from({ length: Math.min(perDay, count - day * perDay) }, (__, index) => {
      const kind = KINDS[(day + index * 3) % KINDS.length]!;
      const figure = `${((day * 7 + index * 31) % 90) + 1}.${String((index * 17) % 100).padStart(2, '0')}`;
      return {
        ...kind,
        id: `${day}-${index}`,
        time: `${String(22 - index).padStart(2, '0')}:40`,
        amount: `${kind.flow === 'income' ? '+' : '−'}${figure}`,
        statusKind: 'settled',
      };
    }),
  }));
}

const toRow = ({ id, ...content }: Sample) => ({ key: id, href: `#/user/record?id=${id}`, ...content });

function SampleList(props: Omit<React.ComponentProps<typeof RecordList<Sample>>, 'row'>) {
  return <RecordList<Sample> {...props} row={toRow} />;
}

const meta = {
  title: 'Components/Records/RecordList',
  tags: ['autodocs'],
  component: SampleList,
  args: {
    label: 'Records',
    days: samples(20),
    ending: { kind: 'complete', label: 'These are all records since 3 March 2026' },
    onEndReached: fn(),
  },
} satisfies Meta<typeof SampleList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two days, all in the document. */
export const Days: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Records' })).toBeVisible();
    await expect(canvas.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Today',
      'Yesterday',
    ]);
    await expect(canvas.getAllByRole('link')).toHaveLength(20);
  },
};

/** Ten thousand records: the document holds what is near the screen. */
export const TenThousand: Story = {
  args: { days: samples(10_000) },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('link').length).toBeGreaterThan(5));
    await expect(canvas.getAllByRole('link').length).toBeLessThan(80);
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '10834');
    window.scrollTo({ top: 300_000, behavior: 'instant' });
    await waitFor(() =>
      expect(canvas.getByText(/days ago/, { selector: '[aria-hidden] span' })).toBeVisible(),
    );
    await expect(canvasElement.querySelectorAll('a').length).toBeLessThan(80);
  },
};

/** Left in the middle and come back to: it opens where it stood, with the heights that it knew. */
export const Restored: Story = {
  render: function LeaveAndReturn(args) {
    const snapshot = useRef<RecordListSnapshot>(undefined);
    const [shown, setShown] = useState(true);
    return (
      <>
        <button
          type="button"
          className="fixed end-2 bottom-2 z-20 target bg-ink px-4 text-paper"
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Leave' : 'Come back'}
        </button>
        {shown ? (
          <SampleList
            {...args}
            snapshot={snapshot.current}
            onSnapshot={(next) => {
              snapshot.current = next;
            }}
          />
        ) : null}
      </>
    );
  },
  args: { days: samples(1000) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link').length).toBeGreaterThan(5));
    window.scrollTo({ top: 20_000, behavior: 'instant' });
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Today' })).toBeNull());
    const left = window.scrollY;
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await expect(canvas.queryByRole('list')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await waitFor(() => expect(canvas.getAllByRole('link').length).toBeGreaterThan(5));
    await expect(Math.abs(window.scrollY - left)).toBeLessThan(2);
  },
};

/** Who stands on a row with the keyboard stays on it however far the list is scrolled, and Tab goes to its neighbour. */
export const FocusStays: Story = {
  args: { days: samples(1000) },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('link').length).toBeGreaterThan(5));
    const link = canvasElement.querySelector<HTMLElement>('[href="#/user/record?id=0-4"]');
    link?.focus();
    window.scrollTo({ top: 30_000, behavior: 'instant' });
    await waitFor(() =>
      expect(canvasElement.querySelector('[href="#/user/record?id=0-9"]:not([hidden] *)')).toBeNull(),
    );
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#/user/record?id=0-4');
    await userEvent.tab();
    await expect(document.activeElement).toHaveAttribute('href', '#/user/record?id=0-5');
  },
};

/** After any scrolling the rows stand in their order, with their own links and numbers, and none over another. */
export const InOrder: Story = {
  args: { days: samples(1000) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link').length).toBeGreaterThan(5));
    for (const top of [900, 12_000, 11_400, 40_000, 3_000]) {
      window.scrollTo({ top, behavior: 'instant' });
      // Each place is looked at before the next.
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
    await waitFor(async () => {
      const items = canvas.getAllByRole('listitem');
      const places = items.map((item) => Number(item.getAttribute('aria-posinset')));
      await expect(places).toEqual(places.toSorted((one, other) => one - other));
      await expect(new Set(places).size).toBe(places.length);
      const boxes = items.map((item) => item.getBoundingClientRect());
      for (const [index, box] of boxes.entries()) {
        const above = boxes[index - 1];
        if (above) await expect(Math.abs(box.top - above.bottom)).toBeLessThan(1);
      }
      await expect(boxes.some(({ top, bottom }) => top < 100 && bottom > 60)).toBe(true);
    });
  },
};

/** Text of twice the size, set while the list stands: rows are measured again and none lies over another. */
export const TextGrows: Story = {
  args: { days: samples(300) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link').length).toBeGreaterThan(5));
    window.scrollTo({ top: 5000, behavior: 'instant' });
    document.documentElement.style.fontSize = '200%';
    try {
      await waitFor(async () => {
        const boxes = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
        await expect(boxes.length).toBeGreaterThan(3);
        await expect(boxes[1]?.height).toBeGreaterThan(70);
        for (const [index, box] of boxes.entries()) {
          const above = boxes[index - 1];
          if (above) await expect(Math.abs(box.top - above.bottom)).toBeLessThan(1);
        }
      });
    } finally {
      document.documentElement.style.fontSize = '';
    }
  },
};

/** Rows are used again, their presses are not: each belongs to the record that it shows. */
export const Pressed: Story = {
  render: function Pressable(args) {
    const [opened, setOpened] = useState('nothing');
    return (
      <>
        <p role="status" className="fixed end-2 bottom-2 z-20 bg-ink px-4 text-paper">
          {opened}
        </p>
        <RecordList
          {...args}
          row={(record) => ({
            ...toRow(record),
            onClick: (event) => {
              event.preventDefault();
              setOpened(record.id);
            },
          })}
        />
      </>
    );
  },
  args: { days: samples(500) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link').length).toBeGreaterThan(5));
    window.scrollTo({ top: 9000, behavior: 'instant' });
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Today' })).toBeNull());
    const link = canvas.getAllByRole('link').find((each) => each.getBoundingClientRect().top > 200);
    const id = link?.getAttribute('href')?.split('=')[1] ?? 'no link';
    if (link) await userEvent.click(link);
    await expect(canvas.getByText(id, { selector: '.fixed' })).toBeVisible();
  },
};

/** In a box that scrolls by itself, below other content. */
export const InScroller: Story = {
  render: function ListInBox(args) {
    const scroller = useRef<HTMLDivElement>(null);
    return (
      <div ref={scroller} className="h-96 overflow-y-auto">
        <p className="p-4">Filters stand here.</p>
        <SampleList {...args} scrollRef={scroller} />
      </div>
    );
  },
  args: { days: samples(500) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link').length).toBeGreaterThan(3));
    await expect(canvas.getAllByRole('link').length).toBeLessThan(60);
  },
};

/** The end asks for more by itself when it comes near, and by its button. */
export const More: Story = {
  args: { ending: { kind: 'more', label: 'Show more' }, days: samples(6) },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onEndReached).toHaveBeenCalledTimes(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onEndReached).toHaveBeenCalledTimes(2);
  },
};

export const LoadingMore: Story = {
  args: { ending: { kind: 'loading', label: 'Loading…' }, days: samples(6) },
};

export const MoreFailed: Story = {
  args: {
    days: samples(6),
    ending: { kind: 'failed', label: 'The next records did not load.', retryLabel: 'Try again' },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('did not load');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onEndReached).toHaveBeenCalledTimes(1);
  },
};

export const Loading: Story = { render: () => <RecordListSkeleton /> };
