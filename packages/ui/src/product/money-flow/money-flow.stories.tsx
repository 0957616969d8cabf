import { figureOf } from '@paydirt/domain';
import { presets } from '@paydirt/testkit/presets';
import { inLanguage, moment, spoken, type StoryLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { MoneyFlow, type MoneyFlowItem, type MoneyFlowSource } from './index.ts';

/** Amounts at both ends of a flow, as decimals. */
type Ends = readonly [from: string, to: string];

const LARGEST = 19_600;
const USUAL: Readonly<Record<MoneyFlowSource, Ends>> = {
  revenue: ['19024.80', '18420.00'],
  promotion: ['5000.00', '788.00'],
  deposits: ['19600.00', '19600.00'],
};
const NOTHING: Ends = ['0', '0'];

/** The three flows of the money page, from its own texts. */
function flowsIn(
  { t, parts }: StoryLanguage,
  ends: Partial<Record<MoneyFlowSource, Ends>> = {},
): MoneyFlowItem[] {
  const { revenue, promotion, deposits } = { ...USUAL, ...ends };
  const end = (label: string, decimal: string) => ({
    label,
    amount: parts(decimal),
    share: Math.min(1, Number(decimal) / LARGEST),
  });
  return [
    {
      source: 'revenue',
      from: end(t('money.flow.revenue'), revenue[0]),
      to: end(t('money.flow.income'), revenue[1]),
    },
    {
      source: 'promotion',
      from: end(t('money.flow.budget'), promotion[0]),
      to: end(t('money.flow.bonuses'), promotion[1]),
      left: {
        label: t('money.promotion.left'),
        amount: parts(promotion === USUAL.promotion ? '4212.00' : promotion[0]),
        share: promotion === NOTHING ? 0 : 0.8424,
      },
    },
    {
      source: 'deposits',
      from: end(t('money.flow.deposits'), deposits[0]),
      to: end(t('money.deposits.custody'), deposits[1]),
    },
  ];
}

const meta = {
  title: 'Product/MoneyFlow',
  tags: ['autodocs'],
  component: MoneyFlow,
  argTypes: {
    flows: presets((language) => ({
      usual: flowsIn(language),
      'a bad month': flowsIn(language, { revenue: ['4100.00', '4100.00'] }),
      'the first day': flowsIn(language, {
        revenue: NOTHING,
        promotion: NOTHING,
        deposits: NOTHING,
      }),
    })),
  },
  args: inLanguage((language) => {
    const { t, format } = language;
    const [from, to] = ['2026-10-23T00:00:00Z', '2026-11-21T00:00:00Z'].map((day) => format.day(moment(day)));
    return {
      label: t('money.flow.label', { from: from ?? '', to: to ?? '' }),
      flows: flowsIn(language),
      labels: {
        showTable: t('money.showTable'),
        showChart: t('money.showChart'),
        columns: { from: t('money.flow.from'), to: t('money.flow.to') },
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
} satisfies Meta<typeof MoneyFlow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three sources that never mix (H7). The table is available to screen readers from the start. */
export const ThreeFlows: Story = {
  tags: ['visual', 'forced-colours'],
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('figure', { name: args.label })).toBeVisible();
    await expect(canvas.getByRole('table', { name: args.label })).toBeInTheDocument();
    const { from, to } = args.flows[2]!;
    await expect(canvas.getAllByRole('row')[3]).toHaveTextContent(
      `${from.label}${figureOf(from.amount)}${to.label}${figureOf(to.amount)}`.replaceAll(/\s+/g, ' '),
    );
    const heights = [...canvasElement.querySelectorAll('path[data-source]')].map((path) =>
      Number(/V([\d.]+)/.exec(path.getAttribute('d') ?? '')?.[1]),
    );
    // Revenue and deposits are ribbons; the budget is a bar of its remainder.
    await expect(heights).toHaveLength(2);
    await expect(heights[1]).toBeGreaterThan(heights[0] ?? Number.NaN);
    const left = canvasElement.querySelector('[data-stock="promotion"]');
    const whole = left?.parentElement?.getBoundingClientRect().width ?? Number.NaN;
    await expect((left?.getBoundingClientRect().width ?? 0) / whole).toBeCloseTo(0.84, 1);
  },
};

/** The same figures as rows, for everyone; the button keeps focus. */
export const AsTable: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: args.labels.showTable })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('columnheader', { name: args.labels.columns.to })).toBeVisible();
    await expect(canvasElement.querySelector('path')).toBeNull();
    await expect(canvas.getByRole('button', { name: args.labels.showChart })).toHaveFocus();
  },
};

/** A bad month: revenue covers little, and it shows. */
export const Shortfall: Story = {
  args: inLanguage((language) => ({
    flows: flowsIn(language, { revenue: ['4100.00', '4100.00'] }),
  })),
};

/** More was paid than earned: the rest came from savings, and is shown below the ribbon and in the table. */
export const FromSavings: Story = {
  args: inLanguage((language) => {
    const [revenue, ...others] = flowsIn(language, { revenue: ['4100.00', '4170.00'] });
    const saved = { label: language.t('dayPassed.savedAll'), amount: language.parts('70.00') };
    return { flows: [{ ...revenue!, differences: [saved] }, ...others] };
  }),
  play: async ({ canvas, args }) => {
    const [saved] = args.flows[0]?.differences ?? [];
    const row = canvas.getByRole('row', { name: new RegExp(saved?.label ?? '') });
    await expect(row).toHaveTextContent(spoken().figure('70.00'));
    await expect(canvas.getAllByText(saved?.label ?? '')).toHaveLength(2);
  },
};

/** The first day: nothing was earned, nothing was paid. */
export const Nothing: Story = {
  args: inLanguage((language) => ({
    flows: flowsIn(language, { revenue: NOTHING, promotion: NOTHING, deposits: NOTHING }),
  })),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('line')).toHaveLength(2);
    await expect(canvasElement.querySelector('path')).toBeNull();
  },
};

/** An amount too small for the scale is still a line, unlike zero. */
export const Crumbs: Story = {
  args: inLanguage((language) => ({ flows: flowsIn(language, { promotion: ['0.02', '0.01'] }) })),
  play: async ({ canvasElement }) => {
    const left = canvasElement.querySelector('[data-stock="promotion"]');
    await expect(left?.getBoundingClientRect().width).toBeGreaterThan(1);
  },
};

/** A report that cannot be right is still drawn: a negative amount as zero, written with its sign. */
export const BelowZero: Story = {
  args: inLanguage((language) => ({
    flows: flowsIn(language, { revenue: ['-120.00', '18420.00'] }).map((flow) =>
      flow.source === 'promotion' ? { ...flow, to: { ...flow.to, share: Number.NaN } } : flow,
    ),
  })),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(spoken().figure('-120'))[0]).toBeVisible();
  },
};

/** Fifteen digits take separate lines, and are neither cut off nor broken within a group. */
export const FifteenDigits: Story = {
  args: inLanguage((language) => {
    const amount = language.parts('123456789012345');
    return {
      flows: flowsIn(language).map(({ from, to, ...flow }) => ({
        ...flow,
        from: { ...from, amount },
        to: { ...to, amount },
        ...(flow.left && { left: { ...flow.left, amount } }),
      })),
    };
  }),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** In a wide column the ribbons grow longer, and the accounts at their ends keep their thickness. */
export const Wide: Story = {
  play: async ({ canvas, canvasElement }) => {
    const accounts = [...canvasElement.querySelectorAll('[data-account]')];
    await expect(accounts).toHaveLength(4);
    const thickness = () => accounts.map((account) => account.getBoundingClientRect().width);
    const narrow = thickness();
    const figure = canvas.getByRole('figure');
    figure.style.inlineSize = '60rem';
    try {
      await expect(thickness()).toEqual(narrow);
    } finally {
      figure.style.inlineSize = '';
    }
  },
};

export const German: Story = { globals: { locale: 'de-DE' } };

export const Tamil: Story = { globals: { locale: 'ta-IN' } };

export const LargeText: Story = { globals: { textSize: '200' } };
