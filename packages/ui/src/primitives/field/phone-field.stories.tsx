import { inLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { PhoneField, type PhoneFieldProps } from './index.ts';

const CALLING_CODES = { IN: '+91', TR: '+90', DE: '+49', NG: '+234', US: '+1' };

function Typed(args: PhoneFieldProps) {
  const [value, setValue] = useState(args.value);
  const [country, setCountry] = useState(args.country);
  return (
    <PhoneField
      {...args}
      value={value}
      onValueChange={setValue}
      country={country}
      onCountryChange={(next) => {
        args.onCountryChange(next);
        setCountry(next);
      }}
    />
  );
}

const meta = {
  title: 'Patterns/PhoneField',
  tags: ['autodocs'],
  component: PhoneField,
  args: {
    country: 'IN',
    onCountryChange: fn(),
    value: '',
    onValueChange: fn(),
    ...inLanguage(({ t, locale }) => {
      const names = new Intl.DisplayNames(locale, { type: 'region' });
      return {
        label: t('auth.phone'),
        countryLabel: t('auth.country'),
        countries: Object.entries(CALLING_CODES).map(([code, callingCode]) => ({
          code,
          name: names.of(code) ?? code,
          callingCode,
        })),
      };
    }),
  },
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
  render: (args) => <Typed key={`${args.country} ${args.value}`} {...args} />,
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    const country = canvas.getByRole('combobox', { name: args.countryLabel });
    await expect(country).toHaveDisplayValue(`${args.countries[0]?.name} +91`);
    await expect(canvas.getByRole('textbox', { name: args.label })).toHaveAttribute(
      'autocomplete',
      'tel-national',
    );
  },
};

/** Another country, and its national number; each is reached by Tab. */
export const Typing: Story = {
  play: async ({ args, canvas }) => {
    const country = canvas.getByRole('combobox');
    await userEvent.tab();
    await expect(country).toHaveFocus();
    await userEvent.selectOptions(country, 'DE');
    await expect(args.onCountryChange).toHaveBeenCalledWith('DE');
    await userEvent.tab();
    await userEvent.keyboard('151 234567');
    await expect(country).toHaveValue('DE');
    await expect(canvas.getByRole('textbox')).toHaveValue('151 234567');
  },
};

/** A pasted number with its calling code, as in a message, selects its country and stays as it is. */
export const International: Story = {
  play: async ({ args, canvas }) => {
    const country = canvas.getByRole('combobox');
    const number = canvas.getByRole('textbox');
    await userEvent.click(number);
    await userEvent.paste('+234 801 234 5678');
    await expect(country).toHaveValue('NG');
    await expect(args.onCountryChange).toHaveBeenCalledOnce();
    await expect(args.onCountryChange).toHaveBeenCalledWith('NG');
    await expect(number).toHaveValue('+234 801 234 5678');
    await userEvent.clear(number);
    await userEvent.type(number, '+90 5');
    await expect(country).toHaveValue('TR');
    // The code of an unlisted country changes nothing: the form reports what is wrong with it.
    await userEvent.clear(number);
    await userEvent.type(number, '+999 1');
    await expect(country).toHaveValue('TR');
  },
};

export const Filled: Story = { tags: ['visual'], args: { value: '98765 43210' } };

/** A calling code of three digits and the longest number there is. */
export const LongNumber: Story = { args: { country: 'NG', value: '803 123 4567 8901' } };

export const Invalid: Story = {
  args: { value: '12', ...inLanguage(({ t }) => ({ error: t('field.phone_invalid') })) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(args.error);
  },
};

export const Disabled: Story = { args: { value: '98765 43210', disabled: true } };
