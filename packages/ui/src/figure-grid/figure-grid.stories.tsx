import type { Meta, StoryObj } from '@storybook/react-vite';

import { FigureGrid } from './index.ts';

const meta = {
  title: 'Components/Data/FigureGrid',
  tags: ['autodocs'],
  component: FigureGrid,
  args: {
    figures: [
      { label: 'Price', value: '120.00' },
      { label: 'Scheduled per day', value: '3.40', tone: 'income' },
      { label: 'Lease', value: '45 days' },
      { label: 'Scheduled in total', value: '153.00', tone: 'income' },
    ],
  },
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

/** As on a product's page. */
export const Boxed: Story = { tags: ['visual'] };

/** As inside a card. */
export const Flush: Story = {
  args: {
    variant: 'flush',
    columns: 3,
    figures: [
      { label: 'Per day', value: '3.40' },
      { label: 'In 45 days', value: '153.00' },
      { label: 'Days', value: '45' },
    ],
  },
};

/** Figures of fifteen digits take rows of their own. */
export const LongFigures: Story = {
  args: {
    columns: 3,
    figures: [
      { label: 'Per day', value: '123,456,789,012,345.67' },
      { label: 'In 45 days', value: '−5,555,555,505,555,555.15' },
      { label: 'Days', value: '0' },
    ],
  },
};

export const German: Story = {
  args: {
    columns: 3,
    figures: [
      { label: 'Planmäßiger Tagesertrag', value: '3,40', tone: 'income' },
      { label: 'Planmäßig in 45 Tagen', value: '153,00', tone: 'income' },
      { label: 'Mietdauer in Tagen', value: '45' },
    ],
  },
};

export const Tamil: Story = {
  globals: { locale: 'ta-IN' },
  args: {
    columns: 3,
    figures: [
      { label: 'ஒரு நாளுக்கு', value: '3.40', tone: 'income' },
      { label: '45 நாட்களில் திட்டமிடப்பட்டது', value: '153.00', tone: 'income' },
      { label: 'நாட்கள்', value: '45' },
    ],
  },
};
