import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, fireEvent, userEvent } from 'storybook/test';
import { DateRange } from './index.ts';

const meta = {
  title: 'Components/Fields/DateRange',
  tags: ['autodocs'],
  component: DateRange,
  args: {
    legend: 'Period',
    fromLabel: 'From',
    toLabel: 'To',
    max: '2026-11-21',
    value: { from: '', to: '' },
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return (
      <DateRange
        {...args}
        value={value}
        onValueChange={(next) => {
          args.onValueChange(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof DateRange>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Period' })).toBeVisible();
    await fireEvent.change(canvas.getByLabelText('From'), { target: { value: '2026-11-01' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-01', to: '' });
    await fireEvent.change(canvas.getByLabelText('To'), { target: { value: '2026-11-09' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-01', to: '2026-11-09' });
  },
};

export const Chosen: Story = { tags: ['visual'], args: { value: { from: '2026-11-01', to: '2026-11-09' } } };

/** The first day is after the last: said in words, at both fields. */
export const WrongOrder: Story = {
  args: { value: { from: '2026-11-09', to: '2026-11-01' }, error: 'The first day is after the last.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('The first day is after the last.');
    await expect(canvas.getByLabelText('From')).toBeInvalid();
  },
};

const presets = [
  { label: 'Today', value: { from: '2026-11-21', to: '2026-11-21' } },
  { label: 'This month', value: { from: '2026-11-01', to: '2026-11-21' } },
  { label: 'All', value: { from: '', to: '' } },
];

/** One press for what is often wanted; the one that is on says so. */
export const Presets: Story = {
  args: { presets, value: { from: '2026-11-03', to: '' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-01', to: '2026-11-21' });
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('This month');
  },
};

/** Found by the field itself, and gone as soon as the days are in order. */
export const Reversed: Story = {
  args: {
    value: { from: '2026-11-09', to: '2026-11-01' },
    reversedError: 'The first day is after the last.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('The first day is after the last.');
    await fireEvent.change(canvas.getByLabelText('To'), { target: { value: '2026-11-10' } });
    await expect(canvas.getByLabelText('From')).toBeValid();
    await fireEvent.change(canvas.getByLabelText('To'), { target: { value: '2026-11-01' } });
  },
};

export const LargeText: Story = { globals: { textSize: '200', locale: 'de-DE' }, args: { presets } };
