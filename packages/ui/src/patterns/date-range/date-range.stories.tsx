import { inLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, fireEvent, userEvent } from 'storybook/test';
import { sentBy } from '../../primitives/field/typed-field.fixture.tsx';
import { DateRange, type DateRangeProps } from './index.ts';

const FIRST_NINE_DAYS = { from: '2026-11-01', to: '2026-11-09' };
const REVERSED = { from: '2026-11-09', to: '2026-11-01' };

function Held(args: DateRangeProps) {
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
}

const meta = {
  title: 'Patterns/DateRange',
  tags: ['autodocs'],
  component: DateRange,
  args: {
    max: '2026-11-21',
    value: { from: '', to: '' },
    onValueChange: fn(),
    ...inLanguage(({ t }) => ({
      legend: t('records.filter.period'),
      fromLabel: t('records.filter.from'),
      toLabel: t('records.filter.to'),
    })),
  },
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
  render: (args) => <Held key={`${args.value.from} ${args.value.to}`} {...args} />,
} satisfies Meta<typeof DateRange>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both sides are open. */
export const Open: Story = {
  name: 'Date picker, both days open',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: args.legend })).toBeVisible();
    await expect(canvas.getByLabelText(args.fromLabel)).toHaveAttribute('max', args.max);
  },
};

/** One day after the other; the side that is not selected yet stays open-ended. */
export const Choosing: Story = {
  play: async ({ args, canvas }) => {
    const from = canvas.getByLabelText(args.fromLabel);
    await userEvent.tab();
    await expect(from).toHaveFocus();
    await fireEvent.change(from, { target: { value: '2026-11-01' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-01', to: '' });
    await fireEvent.change(canvas.getByLabelText(args.toLabel), { target: { value: '2026-11-09' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(FIRST_NINE_DAYS);
  },
};

export const Chosen: Story = { tags: ['visual'], args: { value: FIRST_NINE_DAYS } };

/** Nothing before the member joined is offered, and a native form sends both days. */
export const Limited: Story = {
  args: { min: '2026-10-03', names: { from: 'since', to: 'until' }, value: FIRST_NINE_DAYS },
  decorators: [
    (Story) => (
      <form>
        <Story />
      </form>
    ),
  ],
  play: async ({ args, canvas, canvasElement }) => {
    const from = canvas.getByLabelText(args.fromLabel);
    await expect(from).toHaveAttribute('min', args.min);
    await expect(from).toBeValid();
    await expect(sentBy(canvasElement)).toEqual({ since: '2026-11-01', until: '2026-11-09' });
    await fireEvent.change(from, { target: { value: '2026-10-02' } });
    await expect(from).toBeInvalid();
  },
};

/** The first day is after the last: an error in words, at both fields. */
export const WrongOrder: Story = {
  args: { value: REVERSED, ...inLanguage(({ t }) => ({ error: t('field.days_reversed') })) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(args.error);
    await expect(canvas.getByLabelText(args.fromLabel)).toBeInvalid();
    await expect(canvas.getByLabelText(args.toLabel)).toBeInvalid();
  },
};

const presets = inLanguage(({ t }) => ({
  presets: [
    { label: t('common.days', { count: 7 }), value: { from: '2026-11-15', to: '2026-11-21' } },
    { label: t('common.days', { count: 30 }), value: { from: '2026-10-23', to: '2026-11-21' } },
    { label: t('records.groups.all'), value: { from: '', to: '' } },
  ],
}));

/** One press for a common range; the selected one is marked. */
export const Presets: Story = {
  tags: ['forced-colours'],
  args: { value: { from: '2026-11-03', to: '' }, ...presets },
  play: async ({ args, canvas }) => {
    const often = args.presets?.[1];
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(often?.value);
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName(often?.label);
  },
};

/** Detected by the field itself, and removed as soon as the days are in order. */
export const Reversed: Story = {
  args: { value: REVERSED, ...inLanguage(({ t }) => ({ reversedError: t('field.days_reversed') })) },
  play: async ({ args, canvas }) => {
    const to = canvas.getByLabelText(args.toLabel);
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(args.reversedError);
    await fireEvent.change(to, { target: { value: '2026-11-10' } });
    await expect(canvas.getByLabelText(args.fromLabel)).toBeValid();
    await fireEvent.change(to, { target: { value: '2026-11-01' } });
  },
};

/** Disabled as a whole group. */
export const Disabled: Story = { args: { value: FIRST_NINE_DAYS, disabled: true, ...presets } };

export const LargeText: Story = { globals: { textSize: '200' }, args: presets };
