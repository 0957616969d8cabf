import { holdsLongWords, LONG_WORD } from '@paydirt/testkit/long-word';
import { inLanguage, moment, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { Illustration } from '../../foundations/illustration/index.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Button } from '../../primitives/button/index.ts';
import { readmeExample } from '../../docs/readme-example.ts';
import { FeedPost } from '../../product/feed-post/index.ts';
import { ProductCard } from '../../product/product-card/index.ts';
import { CardList, type CardListSnapshot } from './card-list.tsx';

/** A machine or a post; every third has less text, so that cards differ in height. */
interface Sample {
  name: string;
  author: string;
  brief: boolean;
}

const samples = (count: number): Sample[] =>
  Array.from({ length: count }, (_, index) => ({
    name: nameOf(index + 1),
    author: AUTHORS[index % AUTHORS.length]!,
    brief: index % 3 === 1,
  }));

const AUTHORS = ['Mara Lindqvist', 'Ravi Shankar', 'Elif Demir', 'Jonas Berg', 'Anjali Rao'];

const nameOf = (number: number) => `Trommel TR-${number}`;

function machine({ name, brief }: Sample) {
  const { t, parts, figure, format } = spoken();
  const href = `#/index/detail?id=${name}`;
  return (
    <ProductCard
      name={name}
      picture={<Illustration src="/media/products/trommel.svg" saved="tile" />}
      price={parts('120.00', 'price')}
      offer={{ kind: 'open', action: { label: t('products.lease'), href: `${href}&buy=1` } }}
      figures={[
        { label: t('products.perDay'), value: figure('3.40') },
        { label: t('products.middle'), value: figure('3.98', 'delta') },
        { label: t('products.days'), value: format.number(45) },
      ]}
      sold={
        brief
          ? null
          : {
              permille: 380,
              label: t('products.leased', { sold: format.number(190), stock: format.number(500) }),
            }
      }
      href={href}
    />
  );
}

const BRIEF = 'A calm day at the sluice.';
const LONG =
  'The trommel ran from nine to five, and the gravel from the upper bench was better than last week. ' +
  'I leave the record of the day here, with what it earned and what it did not.';

function post({ author, brief }: Sample) {
  const { t, format } = spoken();
  return (
    <FeedPost
      lang="en"
      name={author}
      avatar={<Avatar name={author} decorative />}
      time={format.dateTime(moment('2026-11-21T09:12:00Z'))}
      paragraphs={[brief ? BRIEF : LONG]}
      like={{ label: t('community.likeLabel'), count: format.number(3), liked: false, onLike: nothing }}
      comment={{ label: t('community.comments.title'), count: format.number(0), onOpen: nothing }}
    />
  );
}

function nothing() {}

const meta = {
  title: 'Patterns/CardList',
  tags: ['autodocs', 'framed'],
  component: CardList<Sample>,
  args: {
    items: samples(8),
    keyOf: ({ name }) => name,
    card: machine,
    // Too low on purpose: the first cards correct the estimate.
    cardHeight: 10,
    className: 'p-4',
    ...inLanguage(({ t }) => ({ label: t('products.list') })),
  },
} satisfies Meta<typeof CardList<Sample>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Cards have gaps, and two columns where there is room. */
export const Few: Story = {
  parameters: { docs: readmeExample('CardList') },
  tags: ['visual'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('list', { name: args.label })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
  },
};

/** One below another without gaps, like posts. */
export const Flush: Story = {
  args: {
    card: post,
    layout: 'flush',
    className: undefined,
    ...inLanguage(({ t }) => ({ label: t('community.feed') })),
  },
};

/** A thousand: only those near the screen are in the document, wherever the page is scrolled. */
export const Thousand: Story = {
  args: { items: samples(1000) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '1000');
    scrollHalfway();
    await waitFor(() => expect(canvas.queryByRole('heading', { name: nameOf(1) })).toBeNull());
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(3));
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
    const positions = canvas.getAllByRole('listitem').map(({ ariaPosInSet }) => Number(ariaPosInSet));
    await expect(positions).toEqual(positions.map((_, index) => positions[0]! + index));
  },
};

/** There may be more: each card has its position, but not the total number. */
export const OpenEnded: Story = {
  args: { openEnded: true },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items.every(({ ariaSetSize }) => ariaSetSize === '-1')).toBe(true);
    await expect(items.map(({ ariaPosInSet }) => Number(ariaPosInSet))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  },
};

/** A focused card keeps focus, however far the page is scrolled. */
export const FocusStays: Story = {
  args: { items: samples(200) },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: nameOf(1) });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    scrollHalfway();
    await waitFor(() => expect(canvas.queryByRole('heading', { name: nameOf(9) })).toBeNull());
    await expect(link).toHaveFocus();
  },
};

/** Up to two dozen are all in the document, and stay there. */
export const Whole: Story = {
  args: { items: samples(24) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(24));
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await expect(canvas.getByRole('heading', { name: nameOf(1) })).toBeInTheDocument();
  },
};

/** Restored: its first rendering has the former height, and the same cards in the same positions. */
export const LeftAndBack: Story = {
  args: { items: samples(200) },
  render: function LeftAndBack(args) {
    const { t } = spoken();
    const [shown, setShown] = useState(true);
    const kept = useRef<CardListSnapshot>(undefined);
    const [snapshot, setSnapshot] = useState<CardListSnapshot>();
    return (
      <>
        <div className="fixed end-4 bottom-4 z-20">
          <Button
            onClick={() => {
              setSnapshot(kept.current);
              setShown(!shown);
            }}
          >
            {shown ? t('common.close') : t('common.back')}
          </Button>
        </div>
        {shown ? (
          <CardList
            {...args}
            snapshot={snapshot}
            onSnapshot={(taken) => (kept.current = JSON.parse(JSON.stringify(taken)) as CardListSnapshot)}
          />
        ) : null}
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const { t } = spoken();
    scrollHalfway();
    await waitFor(() => expect(canvas.queryByRole('heading', { name: nameOf(1) })).toBeNull());
    await waitFor(() => expect(canvas.getAllByRole('heading').length).toBeGreaterThan(3));
    const height = () => canvasElement.scrollHeight;
    const [wasHigh, names] = [height(), canvas.getAllByRole('heading').map((heading) => heading.textContent)];
    canvas.getByRole('button', { name: t('common.close') }).click();
    await waitFor(() => expect(canvas.queryByRole('list')).toBeNull());
    // The observer reports in the next frame, so this is the first render.
    await fireEvent.click(canvas.getByRole('button', { name: t('common.back') }));
    await expect(canvas.getByRole('list')).toBeVisible();
    await expect(Math.abs(height() - wasHigh)).toBeLessThanOrEqual(1);
    await expect(canvas.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(names);
  },
};

function scrollHalfway() {
  window.scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
}

const words = [LONG_WORD, 'Short'];
const word = (text: string) => <p className="px-4 py-2">{text}</p>;

/** A post of one endless word widens neither the list nor the page. */
export const LongWord: Story = {
  render: ({ label }) => <CardList label={label} layout="flush" items={words} keyOf={String} card={word} />,
  play: holdsLongWords,
};
