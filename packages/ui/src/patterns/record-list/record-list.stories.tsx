import { inLanguage, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { RecordList, RecordListSkeleton } from './index.ts';
import {
  expectNoneOverAnother,
  fitsLargerText,
  fitsSmallerText,
  keepsOrder,
} from './record-list-measured.fixture.tsx';
import { readmeExample } from '../../docs/readme-example.ts';
import { opensWhereItWas, opensWhereItWasEachTime, uneven } from './record-list-restored.fixture.tsx';
import { GrowingWhenLetIn, InBox, LeftAndComeBackTo, PressedRows } from './record-list-stages.fixture.tsx';
import { PER_DAY, type Sample, samples, some, toRow } from './record-samples.fixture.tsx';

const meta = {
  title: 'Patterns/RecordList',
  tags: ['autodocs', 'framed'],
  component: RecordList<Sample>,
  args: {
    row: toRow,
    onEndReached: fn(),
    ...some(20),
    ...inLanguage(({ t }) => ({
      label: t('records.list'),
      ending: { kind: 'complete', label: t('common.listEnd') },
    })),
  },
} satisfies Meta<typeof RecordList<Sample>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two days, all in the document. */
export const Days: Story = {
  parameters: { docs: readmeExample('RecordList') },
  tags: ['visual'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('list', { name: args.label })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(
      args.days.map(({ label }) => label),
    );
    await expect(canvas.getAllByRole('link')).toHaveLength(20);
  },
};

/** Where not all kinds are listed, days have no balance. */
export const WithoutFigures: Story = {
  args: inLanguage((language) => ({
    days: samples(language, 20).map((day) => ({ ...day, figure: undefined })),
  })),
};

/**
 * Ten thousand records: the document holds what is near the screen. Every line, including a day's heading, has its
 * position.
 */
export const TenThousand: Story = {
  args: some(10_000),
  play: async ({ args, canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('link').length).toBeGreaterThan(2));
    await expect(canvas.getAllByRole('link').length).toBeLessThan(80);
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '10834');
    window.scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
    const pinned = () => canvasElement.querySelector('[aria-hidden="true"] > :not([hidden]) > span');
    await waitFor(() => expect(pinned()).toBeVisible());
    const dayIndex = args.days.findIndex(({ label }) => label === pinned()?.textContent);
    await expect(dayIndex).toBeGreaterThan(100);
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(0));
    for (const heading of canvas.getAllByRole('heading', { level: 3 })) {
      const day = args.days.findIndex(({ label }) => label === heading.textContent);
      const line = heading.closest('[role="listitem"]');
      await expect(line).toHaveAttribute('aria-posinset', String(day * (PER_DAY + 1) + 1));
      await expect(line).toHaveAttribute('aria-setsize', '10834');
    }
    await expect(canvasElement.querySelectorAll('a').length).toBeLessThan(80);
  },
};

/** There may be more: each item has its position, but not the total number. */
export const OpenEnded: Story = {
  args: {
    ...some(500),
    ...inLanguage(({ t }) => ({ ending: { kind: 'more', label: t('common.showMore') } })),
  },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link').length).toBeGreaterThan(2));
    const items = canvas.getAllByRole('listitem');
    await expect(items.every(({ ariaSetSize }) => ariaSetSize === '-1')).toBe(true);
    await expect(items.map(({ ariaPosInSet }) => Number(ariaPosInSet))).toEqual(
      items.map((_, index) => index + 1),
    );
    await expect(args.onEndReached).not.toHaveBeenCalled();
  },
};

/** Restored in the middle: it opens at its former scroll position, with the measured heights. */
export const Restored: Story = {
  render: (args) => <LeftAndComeBackTo {...args} />,
  args: some(1000),
  play: opensWhereItWas,
};

/** Restored before all near items were measured: items on screen keep their positions, whatever is above them. */
export const RestoredUneven: Story = {
  render: (args) => <LeftAndComeBackTo {...args} />,
  args: { ...some(1000), row: uneven },
  play: opensWhereItWasEachTime,
};

/** A focused row keeps focus however far the list is scrolled, and Tab moves to its neighbour. */
export const FocusStays: Story = {
  args: some(1000),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('link').length).toBeGreaterThan(2));
    const link = canvasElement.querySelector<HTMLElement>('[href="#/user/record?id=0-1"]');
    link?.focus();
    window.scrollTo({ top: 30_000, behavior: 'instant' });
    await waitFor(() =>
      expect(canvasElement.querySelector('[href="#/user/record?id=0-3"]:not([hidden] *)')).toBeNull(),
    );
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#/user/record?id=0-1');
    await userEvent.tab();
    await expect(document.activeElement).toHaveAttribute('href', '#/user/record?id=0-2');
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(document.activeElement).toHaveAttribute('href', '#/user/record?id=0-0');
  },
};

/** After any scrolling, the rows are in order, with their own links and positions, and none overlaps another. */
export const InOrder: Story = {
  args: some(1000),
  play: keepsOrder,
};

/** Text of twice the size, set while the list is shown: rows are measured again and none overlaps another. */
export const TextGrows: Story = {
  args: some(300),
  play: fitsLargerText,
};

/** Rows that turn out smaller just after the list was scrolled leave no gap below them. */
export const TextShrinks: Story = {
  args: some(300),
  play: fitsSmallerText,
};

/** Rows are recycled, but a press belongs to the record that the row shows. */
export const Pressed: Story = {
  render: (args) => <PressedRows {...args} />,
  args: some(500),
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link').length).toBeGreaterThan(2));
    window.scrollTo({ top: 9000, behavior: 'instant' });
    await waitFor(() => expect(canvas.queryByRole('heading', { name: args.days[0]!.label })).toBeNull());
    const link = canvas.getAllByRole('link').find((each) => each.getBoundingClientRect().top > 200);
    const id = link?.getAttribute('href')?.split('=')[1] ?? 'no link';
    if (link) await userEvent.click(link);
    await expect(canvas.getByText(id, { selector: '.fixed' })).toBeVisible();
  },
};

/** In its own scroll container, below other content. */
export const InScroller: Story = {
  render: (args) => <InBox {...args} />,
  args: some(500),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link').length).toBeGreaterThan(2));
    await expect(canvas.getAllByRole('link').length).toBeLessThan(60);
  },
};

/** The end loads more when it comes near, and by its button. */
export const More: Story = {
  args: {
    ...some(6),
    ...inLanguage(({ t }) => ({ ending: { kind: 'more', label: t('common.showMore') } })),
  },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: args.ending.label });
    button.scrollIntoView();
    await waitFor(() => expect(args.onEndReached).toHaveBeenCalledTimes(1));
    await userEvent.click(button);
    await expect(args.onEndReached).toHaveBeenCalledTimes(2);
  },
};

export const LoadingMore: Story = {
  args: {
    ...some(6),
    ...inLanguage(({ t }) => ({ ending: { kind: 'loading', label: t('common.loading') } })),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(args.ending.label);
  },
};

export const MoreFailed: Story = {
  args: {
    ...some(6),
    ...inLanguage(({ t }) => ({
      ending: { kind: 'failed', label: t('common.loadFailed'), retryLabel: t('common.retry') },
    })),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(args.ending.label);
    await userEvent.click(canvas.getByRole('button', { name: spoken().t('common.retry') }));
    await expect(args.onEndReached).toHaveBeenCalledTimes(1);
  },
};

/** In recycled rows too, loading more by keyboard moves focus to the first new item. */
export const FocusGoesOn: Story = {
  render: (args) => <GrowingWhenLetIn {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const { t } = spoken();
    const button = canvas.getByRole('button', { name: t('common.loading') });
    button.scrollIntoView();
    const last = () =>
      canvasElement.querySelector<HTMLElement>('[href="#/user/record?id=11-11"]:not([hidden] *)');
    await waitFor(() => expect(last()).toBeVisible());
    last()?.focus({ preventScroll: true });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    // `click()` instead of a pointer, so that the focus stays where it is.
    canvas.getByRole('button', { name: t('common.next') }).click();
    await waitFor(() => expect(document.activeElement).toHaveAttribute('href', '#/user/record?id=12-0'));
  },
};

/** Names of eighty characters and amounts of fifteen digits among the others: each line is as high as it needs. */
export const LongTexts: Story = {
  globals: { locale: 'de-DE' },
  render: (args) => (
    <RecordList
      {...args}
      row={(record) => ({
        ...toRow(record),
        ...(record.id.endsWith('1') && {
          title: 'Erstattung für die vorzeitig zurückgegebene Miete der Schwingwaschmaschine SW-12b',
          amount: spoken().parts('123456789012345.67', 'delta'),
        }),
      })}
    />
  ),
  args: some(200),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link').length).toBeGreaterThan(2));
    await waitFor(() => expectNoneOverAnother(canvas.getAllByRole('listitem')));
  },
};

/** Placeholder for a day and its records. */
export const Loading: Story = { render: () => <RecordListSkeleton /> };
