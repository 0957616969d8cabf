import { addMs } from '@paydirt/domain';
import { presets } from '@paydirt/testkit/presets';
import { inLanguage, moment, type StoryLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { BandChart, type BandPoint } from './index.ts';

const DAY_MS = 86_400_000;
const FIRST_DAY = moment('2026-11-21T00:00:00Z');
/** From −60 at the foot of the chart to +40 at its top. */
const FOOT = -60;
const ROOM = 100;

const daysIn = ({ format, figure }: StoryLanguage, count: number): BandPoint[] => {
  const level = (amount: number) => ({
    text: figure(amount.toFixed(2), 'delta'),
    value: (amount - FOOT) / ROOM,
  });
  return Array.from({ length: count }, (_, day) => ({
    label: format.day(addMs(FIRST_DAY, day * DAY_MS)),
    low: level(-12 - day * 1.4),
    mid: level(-12 + day * 0.4),
    high: level(-12 + day * 1.1),
  }));
};

const meta = {
  title: 'Patterns/BandChart',
  tags: ['autodocs'],
  component: BandChart,
  argTypes: {
    points: presets((language) => ({
      'a month': daysIn(language, 31),
      'a week': daysIn(language, 8),
      'one day': daysIn(language, 1),
    })),
  },
  args: inLanguage((language) => {
    const { t } = language;
    return {
      label: t('standing.chart'),
      points: daysIn(language, 31),
      guide: { value: -FOOT / ROOM, label: t('standing.zero') },
      labels: {
        showTable: t('balance.showTable'),
        showChart: t('balance.showChart'),
        columns: {
          label: t('balance.day'),
          low: t('standing.worst'),
          mid: t('standing.median'),
          high: t('standing.best'),
        },
      },
    };
  }),
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BandChart>;

export default meta;
type Story = StoryObj<typeof meta>;

const read = ({ label, low, mid, high }: BandPoint, columns: Record<'low' | 'mid' | 'high', string>) =>
  `${label}, ${columns.low} ${low.text}, ${columns.mid} ${mid.text}, ${columns.high} ${high.text}`;

/** A range that is narrow now and widens with each day. */
export const ThirtyDays: Story = {
  tags: ['visual', 'forced-colours'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('figure')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(32);
    const slider = canvas.getByRole('slider', { name: args.label });
    await expect(slider).toHaveAttribute('aria-valuetext', read(args.points[30]!, args.labels.columns));
  },
};

/** Every day can be reached by keys, and is read out with all three figures. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider', { name: args.label });
    const reads = (index: number) =>
      expect(slider).toHaveAttribute('aria-valuetext', read(args.points[index]!, args.labels.columns));
    slider.focus();
    await userEvent.keyboard('{Home}');
    await reads(0);
    await userEvent.keyboard('{PageUp}{ArrowRight}');
    await reads(8);
    await userEvent.keyboard('{End}');
    await reads(30);
  },
};

/** The same figures as rows; the button keeps focus. */
export const AsTable: Story = {
  args: inLanguage((language) => ({ points: daysIn(language, 8) })),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.labels.showTable }));
    await expect(canvas.queryByRole('slider')).toBeNull();
    const [first] = args.points;
    const row = canvas.getByRole('rowheader', { name: first!.label }).closest('tr')!;
    await expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual([first!.low.text, first!.mid.text, first!.high.text]);
    await expect(canvas.getByRole('button', { name: args.labels.showChart })).toHaveFocus();
  },
};

/** No days remain: one point, at which all three figures are the same. */
export const OnlyToday: Story = {
  args: inLanguage((language) => ({ points: daysIn(language, 1) })),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      read(args.points[0]!, args.labels.columns),
    );
  },
};

/** Fifteen digits are not cut off, and the page is no wider than the window. */
export const FifteenDigits: Story = {
  args: inLanguage((language) => ({
    points: daysIn(language, 31).map((point) => ({
      ...point,
      low: { ...point.low, text: language.figure('-123456789012345.67') },
    })),
  })),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const LargeText: Story = { globals: { textSize: '200' } };
