import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Card } from '../card/index.ts';
import { useRef, useState } from 'react';
import { CardList, type CardListSnapshot } from './index.ts';

interface Sample {
  id: string;
  lines: number;
}

const samples = (count: number): Sample[] =>
  Array.from({ length: count }, (_, index) => ({ id: `Machine ${index + 1}`, lines: 3 + (index % 4) }));

const MANY = samples(200);

const card = ({ id, lines }: Sample) => (
  <Card>
    <h3 className="font-title text-17 font-bold">
      <a href={`#/index/detail?id=${id}`}>{id}</a>
    </h3>
    {Array.from({ length: lines }, (_, line) => (
      <p key={line}>As much as this one has to say</p>
    ))}
  </Card>
);

function SampleList(props: { count: number; layout?: 'cards' | 'flush'; openEnded?: boolean }) {
  return (
    <CardList
      label="Machines"
      items={samples(props.count)}
      keyOf={({ id }) => id}
      card={card}
      cardHeight={10}
      layout={props.layout}
      openEnded={props.openEnded}
      className="p-4"
    />
  );
}

const meta = {
  title: 'Components/Lists/CardList',
  tags: ['autodocs'],
  component: SampleList,
  args: { count: 8 },
} satisfies Meta<typeof SampleList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Machines' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
  },
};

export const Flush: Story = { args: { layout: 'flush' } };

/** A thousand: those near the screen are in the document, wherever the page stands. */
export const Thousand: Story = {
  args: { count: 1000 },
  play: async ({ canvas, canvasElement }) => {
    const height = canvasElement.scrollHeight;
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '1000');
    window.scrollTo({ top: height / 2, behavior: 'instant' });
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Machine 1' })).toBeNull());
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(3));
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
  },
};

/** Who stands in a card with the keyboard stays there, however far the page is scrolled. */
export const FocusStays: Story = {
  args: { count: 200 },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Machine 1' });
    link.focus();
    window.scrollTo({ top: 6000, behavior: 'instant' });
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Machine 9' })).toBeNull());
    await expect(link).toHaveFocus();
  },
};

/** Up to two dozen are all in the document, and stay there. */
export const Whole: Story = {
  args: { count: 24 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(24));
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await expect(canvas.getByRole('heading', { name: 'Machine 1' })).toBeInTheDocument();
  },
};

/** Left and come back to: as high as it was with its first rendering, and the same cards stand where they stood. */
export const LeftAndBack: Story = {
  render: function LeftAndBack() {
    const [shown, setShown] = useState(true);
    const kept = useRef<CardListSnapshot>(undefined);
    const [snapshot, setSnapshot] = useState<CardListSnapshot>();
    return (
      <>
        <button
          type="button"
          className="sticky top-0"
          onClick={() => {
            setSnapshot(kept.current);
            setShown(!shown);
          }}
        >
          {shown ? 'Leave' : 'Come back'}
        </button>
        {shown ? (
          <CardList
            label="Machines"
            items={MANY}
            keyOf={({ id }) => id}
            card={card}
            cardHeight={30}
            snapshot={snapshot}
            onSnapshot={(taken) => (kept.current = JSON.parse(JSON.stringify(taken)) as CardListSnapshot)}
          />
        ) : null}
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    window.scrollTo({ top: 9000, behavior: 'instant' });
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Machine 1' })).toBeNull());
    await waitFor(() => expect(canvas.getAllByRole('heading').length).toBeGreaterThan(3));
    const height = () => canvasElement.scrollHeight;
    const [wasHigh, names] = [height(), canvas.getAllByRole('heading').map((heading) => heading.textContent)];
    canvas.getByRole('button', { name: 'Leave' }).click();
    await waitFor(() => expect(canvas.queryByRole('list')).toBeNull());
    canvas.getByRole('button', { name: 'Come back' }).click();
    await expect(await canvas.findByRole('list')).toBeVisible();
    await expect(Math.abs(height() - wasHigh)).toBeLessThanOrEqual(1);
    await expect(canvas.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(names);
  },
};
