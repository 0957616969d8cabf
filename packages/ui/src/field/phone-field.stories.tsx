import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { PhoneField } from './index.ts';

const meta = {
  title: 'Components/Fields/PhoneField',
  tags: ['autodocs'],
  component: PhoneField,
  args: {
    label: 'Phone',
    countryLabel: 'Country',
    countries: [
      { code: 'IN', name: 'India', callingCode: '+91' },
      { code: 'TR', name: 'Türkiye', callingCode: '+90' },
      { code: 'DE', name: 'Germany', callingCode: '+49' },
    ],
    country: 'IN',
    onCountryChange: fn(),
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
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    const [country, setCountry] = useState(args.country);
    return (
      <PhoneField
        {...args}
        value={value}
        onValueChange={setValue}
        country={country}
        onCountryChange={setCountry}
      />
    );
  },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country' }), 'DE');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '151 234567');
    await expect(canvas.getByRole('combobox')).toHaveValue('DE');
    await expect(canvas.getByRole('textbox')).toHaveValue('151 234567');
  },
};

export const Filled: Story = { tags: ['visual'], args: { value: '98765 43210' } };

export const Invalid: Story = { args: { value: '12', error: 'Enter a phone number of India.' } };
