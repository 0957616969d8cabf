import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { BarChart, type Bar } from './index.ts';

const SHARES = [
  100, 100, 94, 100, 88, 100, 100, 0, 61, 97, 100, 100, 100, 72, 100, 100, 95, 100, 0, 100, 83, 100, 100, 100,
  94, 100, 99, 100, 66, 94,
];

const days: Bar[] = SHARES.map((share, index) => ({
  label: index < 9 ? `${index + 22} Oct` : `${index - 8} Nov`,
  text: `+${((share * 94) / 1000).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`,
  note: share === 100 ? undefined : `${share} % of schedule`,
  value: (share / 100) * 0.9,
}));

const meta = {
  title: 'Components/Figures/BarChart',
  tags: ['autodocs'],
  component: BarChart,
  args: {
    label: 'Income of the last 30 days',
    bars: days,
    guide: { value: 0.9, label: 'Scheduled, 9.40 a day' },
    labels: {
      showTable: 'Show as table',
      showChart: 'Show as chart',
      empty: 'No day is over yet.',
      columns: { label: 'Day', text: 'Income, USDT' },
    },
  },
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

/** The days without income keep their place (H13). */
export const ThirtyDays: Story = {
  tags: ['visual', 'forced-colours'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-empty]')).toHaveLength(2);
    await expect(canvas.getAllByRole('row')).toHaveLength(31);
  },
};

/** Every bar can be reached by keys and is read out. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Income of the last 30 days' });
    await expect(slider).toHaveAttribute('aria-valuetext', '21 Nov, +8.84, 94 % of schedule');
    slider.focus();
    await userEvent.keyboard('{Home}');
    await expect(slider).toHaveAttribute('aria-valuetext', '22 Oct, +9.40');
    await userEvent.keyboard('{PageUp}');
    await expect(slider).toHaveAttribute('aria-valuetext', '29 Oct, +0.00, 0 % of schedule');
    await userEvent.keyboard('{End}{ArrowRight}{ArrowLeft}');
    await expect(slider).toHaveAttribute('aria-valuetext', '20 Nov, +6.20, 66 % of schedule');
  },
};

export const AsTable: Story = {
  args: { bars: days.slice(-8) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(canvas.getByRole('rowheader', { name: '21 Nov' })).toBeVisible();
  },
};

/** A member's first days. */
export const FewDays: Story = { args: { bars: days.slice(-3) } };

/** Nothing was earned at all. */
export const OnlyZeros: Story = {
  args: {
    guide: undefined,
    bars: days.map(({ label }) => ({ label, text: '0.00', note: '0 % of schedule', value: 0 })),
  },
};

/** No day is over yet. */
export const None: Story = { args: { bars: [] } };

export const German: Story = {
  args: {
    label: 'Ertrag der letzten dreißig Tage nach Abrechnungstag',
    labels: {
      showTable: 'Als Tabelle anzeigen',
      showChart: 'Als Diagramm anzeigen',
      empty: 'Noch ist kein Tag vorbei.',
      columns: { label: 'Tag', text: 'Ertrag in USDT' },
    },
    bars: days.map((day) => ({
      ...day,
      text: '+123.456.789.012.345,67',
      note: '94 % des planmäßigen Ertrags',
    })),
    guide: { value: 0.9, label: 'Planmäßig 123.456.789.012.345,67' },
  },
};
