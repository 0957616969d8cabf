import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SelectField } from './index.ts';

const meta = {
  title: 'Components/Fields/SelectField',
  tags: ['autodocs'],
  component: SelectField,
  args: {
    label: 'Country',
    placeholder: 'Choose a country',
    options: [
      { value: 'DE', label: 'Germany' },
      { value: 'IN', label: 'India' },
      { value: 'NG', label: 'Nigeria' },
    ],
    value: '',
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
      <SelectField
        {...args}
        value={value}
        onValueChange={(next) => {
          args.onValueChange(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Country' });
    await expect(select).toHaveDisplayValue('Choose a country');
    await userEvent.selectOptions(select, 'IN');
    await expect(args.onValueChange).toHaveBeenCalledWith('IN');
    await expect(select).toHaveDisplayValue('India');
  },
};

export const Chosen: Story = { tags: ['visual'], args: { value: 'DE' } };

export const Failed: Story = {
  args: { error: 'Please fill this in.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Please fill this in.');
  },
};

export const Disabled: Story = { args: { value: 'NG', disabled: true } };
