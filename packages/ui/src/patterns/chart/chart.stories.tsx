import { addMs } from '@paydirt/domain';
import { inLanguage, moment, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { readmeExample } from '../../docs/readme-example.ts';
import { ChartFrame, ChartSlider, ChartTable, percent } from './index.ts';

const DAY_MS = 86_400_000;
const FIRST_DAY = moment('2026-11-15T00:00:00Z');
/** Income and payments of each day, in whole units. */
const DAYS = [
  [9, 0],
  [9, 4],
  [0, 0],
  [9, 12],
  [7, 0],
  [9, 0],
] as const;

function daysOf() {
  const { format, figure } = spoken();
  return DAYS.map(([came, went], index) => ({
    label: format.day(addMs(FIRST_DAY, index * DAY_MS)),
    texts: [figure(String(came), 'delta'), figure(`-${went}`, 'delta')],
    came,
    went,
  }));
}

/** A chart of an app's own: additions above the line, deductions below it. */
function InAndOut(props: Omit<ComponentProps<typeof ChartFrame>, 'renderChart' | 'renderTable'>) {
  const [selected, setSelected] = useState(DAYS.length - 1);
  const { t } = spoken();
  const days = daysOf();
  const day = days[selected]!;
  const step = 100 / days.length;
  return (
    <ChartFrame
      {...props}
      renderChart={(labelId) => (
        <ChartSlider
          aria-labelledby={labelId}
          count={days.length}
          selected={selected}
          onSelect={setSelected}
          valueText={[day.label, ...day.texts].join(', ')}
          ends={[days[0]?.label, days.at(-1)?.label]}
          className="h-28"
        >
          {days.map(({ label, came, went }, index) => (
            <rect
              key={label}
              x={percent((index + 0.2) * step)}
              width={percent(step * 0.6)}
              y={percent(50 - came * 4)}
              height={percent((came + went) * 4)}
              className={index === selected ? 'fill-ink' : 'fill-verdigris'}
            />
          ))}
        </ChartSlider>
      )}
      renderTable={(shown) => (
        <ChartTable
          wide
          label={props.label}
          columns={[t('balance.day'), t('balance.shares.machineRevenue'), t('balance.shares.withdrawn')]}
          rows={days.map(({ label, texts }) => ({ label, cells: texts }))}
          shown={shown}
        />
      )}
    />
  );
}

const meta = {
  title: 'Patterns/ChartFrame',
  tags: ['autodocs'],
  component: ChartFrame,
  args: {
    variant: 'section',
    renderChart: () => null,
    renderTable: () => null,
    ...inLanguage(({ t }) => ({
      label: t('balance.chart'),
      text: t('income.machines.text'),
      labels: { showTable: t('balance.showTable'), showChart: t('balance.showChart') },
    })),
  },
  render: (args) => <InAndOut {...args} />,
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChartFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One slider over all points: keys move it, and each point is read out. */
export const Chart: Story = {
  name: 'Slider over a chart',
  parameters: { docs: readmeExample('ChartFrame') },
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider', { name: args.label });
    await userEvent.tab();
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    const [, second] = daysOf();
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      [second?.label, ...(second?.texts ?? [])].join(', '),
    );
    await userEvent.keyboard('{PageUp}');
    await expect(slider).toHaveAttribute('aria-valuenow', String(DAYS.length));
  },
};

/** The same figures as rows; a table with many columns scrolls sideways, by keys too. */
export const Table: Story = {
  play: async ({ args, canvas }) => {
    const table = canvas.getByRole('table', { name: args.label });
    await expect(within(table).getAllByRole('row')).toHaveLength(DAYS.length + 1);
    await userEvent.click(canvas.getByRole('button', { name: args.labels.showTable }));
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(canvas.getByRole('region', { name: args.label })).toHaveAttribute('tabindex', '0');
  },
};

/** Nothing to show yet: neither chart nor table, and nothing to press. */
export const Empty: Story = {
  tags: ['visual'],
  args: inLanguage(({ t }) => ({ empty: t('income.historyEmpty') })),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.empty!)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
