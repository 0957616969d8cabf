import { holdsLongWords, LONG_WORD } from '@paydirt/testkit/long-word';
import { heightDifference } from '@paydirt/testkit/height-difference';
import { presets } from '@paydirt/testkit/presets';
import { inLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { FigureGrid, FigureGridSkeleton } from './figure-grid.tsx';

const meta = {
  title: 'Patterns/FigureGrid',
  tags: ['autodocs'],
  component: FigureGrid,
  argTypes: {
    figures: presets(({ t, amount }) => ({
      one: [{ label: t('products.price'), value: amount('120.00', 'price') }],
      two: [
        { label: t('products.price'), value: amount('120.00', 'price') },
        { label: t('products.days'), value: t('common.days', { count: 45 }) },
      ],
      'fifteen digits': [
        { label: t('products.price'), value: amount('123456789012345.67', 'price') },
        { label: t('products.days'), value: t('common.days', { count: 45 }) },
      ],
    })),
  },
  args: inLanguage(({ t, amount }) => ({
    figures: [
      { label: t('products.price'), value: amount('120.00', 'price') },
      { label: t('products.perDay'), value: amount('3.40'), tone: 'income' },
      { label: t('products.days'), value: t('common.days', { count: 45 }) },
      { label: t('products.middle'), value: amount('3.98', 'delta') },
    ],
  })),
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FigureGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As on a product's page: each figure is read with its name. */
export const Boxed: Story = {
  tags: ['visual'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(
      args.figures.map(({ label }) => label),
    );
    await expect(canvas.getAllByRole('definition').map((figure) => figure.textContent)).toEqual(
      args.figures.map(({ value }) => value),
    );
  },
};

/** Three side by side, as for income. Labels of different lengths leave the figures on one line. */
export const ThreeColumns: Story = {
  args: {
    columns: 3,
    ...inLanguage(({ t, figure }) => ({
      figures: [
        { label: t('income.arriving'), value: figure('3.20') },
        { label: t('income.arrivedToday'), value: figure('9.40') },
        { label: t('income.scheduledToday'), value: figure('12.60') },
      ],
    })),
  },
  play: async ({ canvas }) => {
    const bottoms = new Map<number, number>();
    for (const figure of canvas.getAllByRole('definition')) {
      const row = Math.round(figure.parentElement?.getBoundingClientRect().top ?? 0);
      const { bottom } = figure.getBoundingClientRect();
      await expect(Math.abs((bottoms.get(row) ?? bottom) - bottom)).toBeLessThan(1);
      bottoms.set(row, bottom);
    }
  },
};

/** As inside a card. */
export const Flush: Story = {
  args: {
    variant: 'flush',
    columns: 3,
    ...inLanguage(({ t, figure, format }) => ({
      figures: [
        { label: t('products.perDay'), value: figure('3.40') },
        { label: t('products.middle'), value: figure('3.98', 'delta') },
        { label: t('products.days'), value: format.number(45) },
      ],
    })),
  },
};

/** One figure, as of merchandise whose stock is not known (H3). */
export const Single: Story = {
  args: inLanguage(({ t, amount }) => ({
    figures: [{ label: t('products.price'), value: amount('12.00', 'price') }],
  })),
};

/** Figures of fifteen digits take separate rows, including negative ones. */
export const LongFigures: Story = {
  // Narrow in any window.
  decorators: (Story) => (
    <div className="max-w-64">
      <Story />
    </div>
  ),
  args: {
    columns: 3,
    ...inLanguage(({ t, figure, format }) => ({
      figures: [
        { label: t('products.perDay'), value: figure('123456789012345.67') },
        { label: t('products.middle'), value: figure('-555555505555555.15', 'delta') },
        { label: t('products.days'), value: format.number(0) },
      ],
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    const lefts = canvas.getAllByRole('definition').map((figure) => figure.getBoundingClientRect().left);
    await expect(new Set(lefts).size).toBe(1);
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

/** Placeholder for figures of typical length, wrapped where their labels wrap. */
export const Loading: Story = {
  render: (args) => (
    <div className="grid gap-4">
      <FigureGridSkeleton labels={args.figures.map(({ label }) => label)} />
      <FigureGrid {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const skeleton = canvasElement.querySelector('[aria-hidden="true"]');
    await expect(heightDifference(skeleton, canvasElement.querySelector('dl'))).toBeLessThanOrEqual(1);
  },
};

export const German: Story = { ...ThreeColumns, globals: { locale: 'de-DE' } };

export const Tamil: Story = { ...ThreeColumns, globals: { locale: 'ta-IN' } };

/** A word longer than a line breaks where it must. */
export const LongWord: Story = {
  args: { columns: 3, figures: [1, 2, 3].map(() => ({ label: LONG_WORD, value: LONG_WORD })) },
  play: holdsLongWords,
};
