import { addMs } from '@paydirt/domain';
import { presets } from '@paydirt/testkit/presets';
import { inLanguage, moment, type StoryLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AreaChart, type AreaPoint } from './index.ts';

const DAY_MS = 86_400_000;
const FIRST_DAY = moment('2026-10-22T00:00:00Z');
/** Balance at the end of each day, in whole USDT. */
const BALANCES = [
  0, 0, 500, 500, 380, 380, 383, 386, 386, 389, 392, 272, 276, 280, 280, 283, 287, 290, 250, 254, 258, 261,
  265, 268, 268, 272, 0, 4, 7, 260,
];
const TOP = 600;

const daysIn = ({ format, figure }: StoryLanguage, balances: readonly number[] = BALANCES): AreaPoint[] =>
  balances.map((balance, index) => ({
    label: format.day(addMs(FIRST_DAY, index * DAY_MS)),
    text: figure(String(balance)),
    value: balance / TOP,
  }));

const meta = {
  title: 'Patterns/AreaChart',
  tags: ['autodocs'],
  component: AreaChart,
  argTypes: {
    points: presets((language) => ({
      'a month': daysIn(language),
      rising: daysIn(
        language,
        BALANCES.map((_, index) => 20 + index * 18),
      ),
      flat: daysIn(language, Array<number>(30).fill(300)),
      'one day': daysIn(language, [260]),
      empty: [],
    })),
  },
  args: inLanguage((language) => {
    const { t } = language;
    return {
      label: t('home.available'),
      points: daysIn(language),
      labels: {
        showTable: t('balance.showTable'),
        showChart: t('balance.showChart'),
        empty: t('income.historyEmpty'),
        columns: { label: t('income.chart.day'), text: t('balance.total') },
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
} satisfies Meta<typeof AreaChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each level holds until the next: no slope suggests values that were not counted. */
export const ThirtyDays: Story = {
  tags: ['visual', 'forced-colours'],
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('figure')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(31);
    const corners = canvasElement.querySelector('polyline')!.getAttribute('points')!.split(' ');
    await expect(corners).toHaveLength(2 * args.points.length);
    // Two corners to a day, at one height.
    const heights = corners.map((corner) => corner.split(',')[1]);
    for (let day = 0; day < args.points.length; day += 1)
      await expect(heights[2 * day]).toBe(heights[2 * day + 1]);
  },
};

/** Every day can be reached by keys and is read out. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider', { name: args.label });
    const reads = (index: number) => {
      const { label, text } = args.points[index]!;
      return expect(slider).toHaveAttribute('aria-valuetext', `${label}, ${text}`);
    };
    await reads(29);
    await userEvent.tab();
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await reads(0);
    await userEvent.keyboard('{PageUp}{ArrowRight}');
    await reads(8);
    await userEvent.keyboard('{End}');
    await reads(29);
  },
};

/** The same figures as rows, for everyone; the button keeps the focus. */
export const AsTable: Story = {
  args: inLanguage((language) => ({ points: daysIn(language).slice(-8) })),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.labels.showTable }));
    await expect(canvas.queryByRole('slider')).toBeNull();
    const head = canvas.getByRole('rowheader', { name: args.points[0]!.label });
    await expect(head).toBeVisible();
    await expect(within(head.closest('tr')!).getByRole('cell')).toHaveTextContent(args.points[0]!.text);
    await expect(canvas.getByRole('button', { name: args.labels.showChart })).toHaveFocus();
  },
};

/** With a level to compare with. */
export const WithGuide: Story = {
  args: inLanguage(({ t, amount }) => ({
    guide: { value: 500 / TOP, label: `${t('orders.paid')} ${amount('500')}` },
  })),
};

/** A member's first days end where they end. */
export const FewDays: Story = {
  args: inLanguage((language) => ({ points: daysIn(language).slice(1, 4) })),
};

/** Nothing was there at all: the ground is zero. */
export const OnlyZeros: Story = {
  args: inLanguage((language) => ({
    points: daysIn(
      language,
      Array.from({ length: 30 }, () => 0),
    ),
  })),
};

/** No day is over yet. */
export const None: Story = {
  args: { points: [] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.labels.empty)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Fifteen digits stay whole in the readout and in the table. */
export const FifteenDigits: Story = {
  args: inLanguage((language) => ({
    points: daysIn(language).map((day) => ({ ...day, text: language.figure('123456789012345.67') })),
  })),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
