import { holdsLongWords, LONG_WORD } from '@paydirt/testkit/long-word';
import { addMs } from '@paydirt/domain';
import { presets } from '@paydirt/testkit/presets';
import { inLanguage, moment, type StoryLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BarChart, type Bar } from './index.ts';

const DAY_MS = 86_400_000;
const FIRST_DAY = moment('2026-10-22T00:00:00Z');
/** Percent of the schedule that each day paid. */
const SHARES = [
  100, 100, 94, 100, 88, 100, 100, 0, 61, 97, 100, 100, 100, 72, 100, 100, 95, 100, 0, 100, 83, 100, 100, 100,
  94, 100, 99, 100, 66, 94,
];

/** Amount of each day, of 10.00 that were scheduled. */
const daysIn = ({ t, format, figure }: StoryLanguage, shares: readonly number[] = SHARES): Bar[] =>
  shares.map((share, index) => ({
    label: format.day(addMs(FIRST_DAY, index * DAY_MS)),
    text: figure(`${Math.floor(share / 10)}.${share % 10}0`),
    note:
      share === 100
        ? undefined
        : share === 0
          ? t('income.standstill')
          : t('income.ofSchedule', { share: format.percent(share * 10) }),
    value: (share / 100) * 0.94,
  }));

const meta = {
  title: 'Patterns/BarChart',
  tags: ['autodocs'],
  component: BarChart,
  argTypes: {
    bars: presets((language) => ({
      'a month': daysIn(language),
      rising: daysIn(
        language,
        SHARES.map((_, index) => 10 + index * 3),
      ),
      flat: daysIn(language, Array<number>(30).fill(80)),
      'nothing paid': daysIn(language, Array<number>(30).fill(0)),
      'one day': daysIn(language, [94]),
      empty: [],
    })),
  },
  args: inLanguage((language) => {
    const { t, figure } = language;
    return {
      label: t('income.historyTitle'),
      bars: daysIn(language),
      guide: { value: 0.94, label: t('income.chart.scheduled', { amount: figure('10') }) },
      labels: {
        showTable: t('income.chart.showTable'),
        showChart: t('income.chart.showChart'),
        empty: t('income.historyEmpty'),
        columns: { label: t('income.chart.day'), text: t('income.chart.counted') },
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
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The days without income are marked (H13). */
export const ThirtyDays: Story = {
  tags: ['visual', 'forced-colours'],
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('figure')).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-empty]')).toHaveLength(2);
    await expect(canvas.getByRole('table', { name: args.label })).toBeInTheDocument();
    await expect(canvas.getAllByRole('row')).toHaveLength(31);
    // Only this label explains the dashed line, so screen readers need it too.
    await expect(canvas.getByText(args.guide!.label).closest('[aria-hidden]')).toBeNull();
  },
};

/** Every bar can be reached by keys and is read out; only the readout changes. */
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const slider = canvas.getByRole('slider', { name: args.label });
    const reads = (index: number) => {
      const { label, text, note } = args.bars[index]!;
      return expect(slider).toHaveAttribute('aria-valuetext', [label, text, note].filter(Boolean).join(', '));
    };
    await reads(29);
    await userEvent.tab();
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    const top = slider.getBoundingClientRect().top;
    await userEvent.keyboard('{Home}');
    await reads(0);
    await userEvent.keyboard('{PageUp}');
    await reads(7);
    await userEvent.keyboard('{End}{ArrowRight}{ArrowLeft}');
    await reads(28);
    await expect(slider.getBoundingClientRect().top).toBe(top);
    await expect(canvasElement.querySelector('figure')).toHaveAttribute('data-view', 'chart');
  },
};

/** The same figures as rows, for everyone; the button keeps focus. */
export const AsTable: Story = {
  args: inLanguage((language) => ({ bars: daysIn(language).slice(-8) })),
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: args.labels.showTable })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('slider')).toBeNull();
    const head = canvas.getByRole('rowheader', { name: args.bars[0]!.label });
    await expect(head).toBeVisible();
    await expect(within(head.closest('tr')!).getByRole('cell')).toHaveTextContent(args.bars[0]!.text);
    await expect(canvas.getByRole('button', { name: args.labels.showChart })).toHaveFocus();
  },
};

/** The app can keep which form is shown, for when the chart is mounted again. */
export const TableFromTheStart: Story = {
  args: { defaultView: 'table', onViewChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.labels.showChart }));
    await expect(args.onViewChange).toHaveBeenCalledWith('chart');
    await expect(canvas.getByRole('slider')).toBeVisible();
  },
};

/** A member's first days: a few bars do not fill the chart. */
export const FewDays: Story = {
  args: inLanguage((language) => ({ bars: daysIn(language).slice(-3) })),
};

/** Nothing was earned at all: each day is marked, and none is left out. */
export const OnlyZeros: Story = {
  args: {
    guide: undefined,
    ...inLanguage((language) => ({
      bars: daysIn(
        language,
        Array.from({ length: 30 }, () => 0),
      ),
    })),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-empty]')).toHaveLength(30);
  },
};

/** On days when nothing was due, zero is not marked. */
export const OrdinaryZeros: Story = {
  tags: ['visual'],
  args: {
    guide: undefined,
    ...inLanguage((language) => ({
      bars: daysIn(language, [0, 0, 40, 0, 100, 0]).map((bar) => ({
        ...bar,
        note: undefined,
        ordinary: true,
      })),
    })),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-ordinary]')).toHaveLength(4);
    await expect(canvasElement.querySelector('[data-empty]')).toBeNull();
  },
};

/** No day is over yet. */
export const None: Story = {
  args: { bars: [] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.labels.empty)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Fifteen digits stay whole in the readout, beside the guide and in the table. */
export const FifteenDigits: Story = {
  args: inLanguage((language) => {
    const { t, figure } = language;
    const largest = figure('123456789012345.67');
    return {
      bars: daysIn(language).map((day) => ({ ...day, text: largest })),
      guide: { value: 0.94, label: t('income.chart.scheduled', { amount: largest }) },
    };
  }),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Long words everywhere. */
export const LongGerman: Story = {
  globals: { locale: 'de-DE' },
  args: {
    label: 'Ertrag der letzten dreißig Tage nach Abrechnungstag',
    labels: {
      showTable: 'Als Tabelle anzeigen',
      showChart: 'Als Diagramm anzeigen',
      empty: 'Noch ist kein Tag vorbei.',
      columns: { label: 'Abrechnungstag', text: 'Maschinenerträge in USDT' },
    },
    guide: { value: 0.94, label: 'Planmäßiger Ertrag aller Maschinen zusammen, 10,00 am Tag' },
    ...inLanguage((language) => ({
      bars: daysIn(language).map((day) => ({
        ...day,
        note: day.note && 'Alle Maschinen standen still, es wurde nichts ausgezahlt',
      })),
    })),
  },
  play: async ({ canvas }) => {
    // The bars keep their place between days with a note and days without.
    const slider = canvas.getByRole('slider');
    const top = slider.getBoundingClientRect().top;
    slider.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(slider.getBoundingClientRect().top).toBe(top);
  },
};

/** A word longer than a line breaks where it must. */
export const LongWord: Story = {
  args: { bars: [{ label: LONG_WORD, text: LONG_WORD, note: LONG_WORD, value: 1 }] },
  play: holdsLongWords,
};
